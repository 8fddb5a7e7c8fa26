//! Where the page is, and what stands beside it.

/// The addresses of a site's parts, absolute.
pub struct Site {
    /// The explorer.
    pub page: String,
    /// The figure for other pages.
    pub embed: String,
    /// The directory, with its slash.
    pub site: String,
    /// Whether page and figure are one file, which then shows itself as a figure by `controls`.
    pub one_file: bool,
    /// Whether it lies on the reader's disk.
    pub local: bool,
}

impl Site {
    /// From the page's own address, which never has a fragment; an empty one says that the page is one file.
    pub fn of(base: &str) -> Site {
        let one_file = base.ends_with('#');
        let base = base.split(['#', '?']).next().unwrap_or_default();
        let (site, file) = base.rsplit_once('/').map_or(("", base), |(site, file)| (site, file));
        let site = format!("{site}/");
        let local = !base.starts_with("http");
        // A server finds index.html by itself, a disk does not.
        let page = match file {
            _ if one_file => base.to_owned(),
            "embed.html" if local => format!("{site}index.html"),
            "embed.html" => site.clone(),
            _ => base.to_owned(),
        };
        let embed = if one_file { base.to_owned() } else { format!("{site}embed.html") };
        Site { page, embed, site, one_file, local }
    }
}
