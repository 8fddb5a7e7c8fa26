//! Addresses of the page and of the files next to it.

/// Absolute addresses of a site's parts.
pub struct Site {
    pub page: String,
    pub embed: String,
    /// Directory, with a trailing slash.
    pub directory: String,
    /// Whether explorer and figure are a single file, which shows a figure if `controls` is set.
    pub one_file: bool,
    /// Whether the site is on the reader's disk.
    pub local: bool,
}

impl Site {
    /// Derives the addresses from the page's address without its fragment; an empty fragment marks a page that is a single file.
    pub fn of(base: &str) -> Site {
        let one_file = base.ends_with('#');
        let base = base.split(['#', '?']).next().unwrap_or_default();
        let (directory, file) =
            base.rsplit_once('/').map_or(("", base), |(directory, file)| (directory, file));
        let directory = format!("{directory}/");
        let local = !base.starts_with("http");
        // A server serves index.html for its directory, a disk does not.
        let page = match file {
            _ if one_file => base.to_owned(),
            "embed.html" if local => format!("{directory}index.html"),
            "embed.html" => directory.clone(),
            _ => base.to_owned(),
        };
        let embed = if one_file { base.to_owned() } else { format!("{directory}embed.html") };
        Site { page, embed, directory, one_file, local }
    }
}
