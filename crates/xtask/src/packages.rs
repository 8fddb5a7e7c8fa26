//! Builds of the packages for Python and npm: the page they contain, the profile and the output folder.

use crate::{Result, dist, workspace};
use std::path::{Path, PathBuf};

/// Inputs and output folder of a build of the packages.
pub struct PackageBuild {
    /// The built page that they contain.
    pub site: PathBuf,
    /// Cargo profile of the Python module.
    pub profile: &'static str,
    /// Folder of the wheel and the tarball.
    pub folder: PathBuf,
}

impl PackageBuild {
    /// Returns the build of the packages that are published: optimised, with the page in `$HYPERFLY_DIST`, else in `dist/`, which is
    /// built if it is missing or incomplete.
    pub fn published() -> Result<PackageBuild> {
        let site = match std::env::var_os("HYPERFLY_DIST") {
            Some(folder) => PathBuf::from(folder),
            None => dist::ensure().map(|()| dist::directory())?,
        };
        Ok(PackageBuild { site, profile: "release", folder: workspace::target_directory()?.join("packages") })
    }

    /// Returns the build of the short loop: compiled quickly, with the page of the tests.
    pub fn quick(site: &Path) -> Result<PackageBuild> {
        let folder = workspace::target_directory()?.join("quick-packages");
        Ok(PackageBuild { site: site.to_path_buf(), profile: "dev", folder })
    }
}
