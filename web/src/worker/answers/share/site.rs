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
    pub fn from_address(address: &str) -> Site {
        let is_one_file = address.ends_with('#');
        let page_address = address.split(['#', '?']).next().unwrap_or_default();
        let (directory, file) =
            page_address.rsplit_once('/').map_or(("", page_address), |(directory, file)| (directory, file));
        let directory = format!("{directory}/");
        let is_local = !page_address.starts_with("http");
        // A server serves index.html for its directory, a disk does not.
        let page = match file {
            _ if is_one_file => page_address.to_owned(),
            "embed.html" if is_local => format!("{directory}index.html"),
            "embed.html" => directory.clone(),
            _ => page_address.to_owned(),
        };
        let embed = if is_one_file { page_address.to_owned() } else { format!("{directory}embed.html") };
        Site { page, embed, directory, one_file: is_one_file, local: is_local }
    }
}
