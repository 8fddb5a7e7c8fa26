"""The workflow that publishes a release."""

import json
import re
import tomllib
from pathlib import Path

# MkDocs brings it.
import yaml

import hyperfly_fft as hf

ROOT = Path(__file__).parents[3]
RELEASE = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
JOBS = RELEASE["jobs"]


def steps(job, action):
    return [step for step in JOBS[job]["steps"] if step.get("uses", "").startswith(action)]


def test_one_tag_publishes_page_wheels_and_tarball():
    # YAML 1.1 reads the key `on` as true.
    assert RELEASE[True] == {"push": {"tags": ["v*"]}}
    assert {name for name in JOBS if name.startswith("publish-")} == {"publish-site", "publish-python", "publish-npm"}
    # Nothing is published before everything is built.
    assert all(job["needs"] == "wheels" for name, job in JOBS.items() if name.startswith("publish-"))
    assert JOBS["wheels"]["needs"] == "build"


def test_wheel_contains_the_licences_of_module_and_page():
    text = (Path(hf.__file__).parent / "site/third-party-licences.txt").read_text(encoding="utf-8")
    for name in ["pyo3", "rayon", "yew", "@codemirror/view"]:
        assert re.search(rf"^{name} \d.*\[\d+", text, re.MULTILINE), name


def test_other_workflows_publish_nothing():
    for file in (ROOT / ".github/workflows").glob("*.yml"):
        text = file.read_text()
        assert yaml.safe_load(text)["jobs"]
        assert file.name == "release.yml" or not re.search("deploy-pages|npm publish|pypi-publish", text), file.name


def test_every_artifact_that_is_used_was_made():
    made = {step["with"]["name"] for job in JOBS for step in steps(job, "actions/upload-artifact")}
    assert made == {"site", "tarball", "wheel-${{ matrix.os }}"}
    for job in JOBS:
        for step in steps(job, "actions/download-artifact"):
            assert step["with"].get("name", "site") in made
            assert step["with"].get("pattern", "wheel-*") == "wheel-*"


def test_packages_have_the_name_and_the_version_of_the_workspace():
    workspace = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]
    package = json.loads((ROOT / "npm/package.json").read_text())
    project = tomllib.loads((ROOT / "crates/python/pyproject.toml").read_text())["project"]
    assert (package["name"], project["name"]) == ("hyperfly-fft", "hyperfly-fft")
    assert package["version"] == workspace["version"] and "version" in project["dynamic"]
    for job, address in [("publish-python", "pypi.org/project/hyperfly-fft/"), ("publish-npm", "package/hyperfly-fft")]:
        assert JOBS[job]["environment"]["url"].endswith(address)
