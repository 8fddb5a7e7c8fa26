"""A headless Chromium by WebDriver, as far as the tests need it."""

import json
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1200,1600"]


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait_until(condition, what, seconds=90):
    """Return the first true value of the condition."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.1)
    raise AssertionError(f"after {seconds} s still not: {what}")


class Browser:
    """A session of chromedriver. ``is_offline`` makes every name of a host unknown, apart from this machine."""

    def __init__(self, is_offline=False):
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        driver = shutil.which("chromedriver")
        assert driver, "these tests need chromedriver and Chromium on PATH"
        self.process = subprocess.Popen([driver, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        arguments = ARGUMENTS + (["--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"] if is_offline else [])
        options = {"browserName": "chrome", "goog:chromeOptions": {"args": arguments}}

        def is_up():
            try:
                return self._send("GET", "/status")["ready"]
            except OSError:
                return False

        wait_until(is_up, "chromedriver")
        self.url += "/session/" + self._send("POST", "/session", {"capabilities": {"alwaysMatch": options}})["sessionId"]

    def _send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def open(self, url):
        self._send("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        """Run the body of a function in the page, and wait if it returns a promise."""
        return self._send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, *arguments, seconds=90):
        return wait_until(lambda: self.run(script, *arguments), script, seconds)

    def close(self):
        try:
            self._send("DELETE", "")
        finally:
            self.process.terminate()
            self.process.wait()
