//! The browsers that tests are run in, and the fonts they are judged by: found, or installed where that is allowed.

pub mod chromium;
mod firefox;
pub mod fonts;
mod webkit;

use crate::Result;
use std::path::PathBuf;
use std::process::Command;

/// One of the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium or Chrome, with chromedriver.
    Chromium,
    /// Firefox, with geckodriver.
    Firefox,
    /// WebKitGTK, with WebKitWebDriver.
    WebKit,
}

/// Programs, by the variables of the environment that name them.
type Programs = Vec<(&'static str, PathBuf)>;

impl Browser {
    /// All, the one that is tested most first.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// What the command line and `$HYPERFLY_BROWSER` call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// It and its driver: found, installed, or what is to be installed in words.
    pub fn ensure(self) -> Result<Ready> {
        let (programs, around) = match self {
            Self::Chromium => {
                let chromium = chromium::ensure()?;
                let programs = chromium.programs();
                return Ok(Ready { browser: self, shell: chromium.shell, programs, around: Vec::new() });
            }
            Self::Firefox => (firefox::ensure()?, Vec::new()),
            Self::WebKit => webkit::ensure()?.parts(),
        };
        Ok(Ready { browser: self, shell: None, programs, around })
    }
}

/// A browser that tests can be run in.
#[derive(Clone)]
pub struct Ready {
    /// Which it is.
    pub browser: Browser,
    /// Its engine without windows, where there is one.
    shell: Option<PathBuf>,
    /// Its programs, by the variables that name them.
    programs: Programs,
    /// What a command must be started by.
    around: Vec<String>,
}

impl Ready {
    /// The same engine without windows, where there is one.
    pub fn shell(&self) -> Option<Ready> {
        let shell = self.shell.clone()?;
        let others = self.programs.iter().filter(|(name, _)| *name != "CHROMIUM").cloned();
        let programs = [("CHROMIUM", shell)].into_iter().chain(others).collect();
        Some(Ready { shell: None, programs, ..self.clone() })
    }

    /// A command that tests in this browser.
    pub fn around(&self, plain: &Command) -> Command {
        let mut words = self.around.iter().map(Into::into).collect::<Vec<std::ffi::OsString>>();
        words.push(plain.get_program().into());
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).args(plain.get_args());
        if let Some(directory) = plain.get_current_dir() {
            command.current_dir(directory);
        }
        for (name, value) in plain.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command.env("HYPERFLY_BROWSER", self.browser.name());
        for (name, program) in &self.programs {
            command.env(name, program);
        }
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_keeps_what_it_has_and_gets_what_the_browser_needs() {
        let ready = Ready {
            browser: Browser::WebKit,
            shell: Some("/opt/shell".into()),
            programs: vec![("CHROMIUM", "/opt/chromium".into()), ("MINIBROWSER", "/opt/browser".into())],
            around: vec!["screen".into(), "--large".into()],
        };
        let mut plain = Command::new("cargo");
        plain.args(["test", "x"]).env("A", "1").current_dir("/");
        let command = ready.around(&plain);
        let words: Vec<_> = command.get_args().collect();
        assert_eq!(
            (command.get_program(), words),
            (
                "screen".as_ref(),
                vec!["--large".as_ref(), "cargo".as_ref(), "test".as_ref(), "x".as_ref()]
                    as Vec<&std::ffi::OsStr>
            )
        );
        let named =
            |name: &str| command.get_envs().find(|(key, _)| *key == name).and_then(|(_, value)| value);
        assert_eq!(named("A"), Some("1".as_ref()));
        assert_eq!(named("HYPERFLY_BROWSER"), Some("webkit".as_ref()));
        assert_eq!(named("MINIBROWSER"), Some("/opt/browser".as_ref()));
        assert_eq!(named("CHROMIUM"), Some("/opt/chromium".as_ref()));
        assert_eq!(command.get_current_dir(), Some("/".as_ref()));
        let shell = ready.shell().expect("it has one");
        let command = shell.around(&plain);
        let named =
            |name: &str| command.get_envs().find(|(key, _)| *key == name).and_then(|(_, value)| value);
        assert_eq!(named("CHROMIUM"), Some("/opt/shell".as_ref()));
        assert_eq!(named("MINIBROWSER"), Some("/opt/browser".as_ref()));
        assert!(shell.shell().is_none());
    }
}
