//! The modules of one crate, and which of them uses which: an arrow from a module goes to the module that defines what it
//! uses, through every `pub use` on the way. So a module that only declares and hands on is never an arrow's end.

use super::module::{self, Module};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Which module uses which, by name: for each arrow the first path that makes it.
pub type Arrows = BTreeMap<(String, String), String>;

/// A module in its crate.
struct Node {
    /// `crate::plan::check`.
    name: String,
    /// The one whose file it is written in: itself, unless it is written out within another one.
    file: usize,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    module: Module,
}

/// What a path leads to.
#[derive(Clone, Copy, PartialEq)]
enum Target {
    Module(usize),
    /// An item, in the module that defines it.
    Item(usize),
}

/// The modules of a crate from its root file on.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// What names mean, as far as it was asked.
    known: RefCell<BTreeMap<(usize, String, bool), Option<Target>>>,
}

impl Tree {
    /// Reads a crate; `read` gives the text of a file, if there is one.
    pub fn read(root: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Result<Tree, String> {
        let mut tree = Tree::default();
        let text = read(root).ok_or_else(|| format!("{}: cannot be read", root.display()))?;
        let module = parse(root, &text)?;
        let directory = root.parent().unwrap_or(Path::new(""));
        tree.add("crate".into(), None, None, module, directory, directory, read)?;
        Ok(tree)
    }

    /// `beside` is the directory of the file itself, `below` the one in which its modules have their files.
    #[allow(clippy::too_many_arguments)]
    fn add(
        &mut self,
        name: String,
        parent: Option<usize>,
        file: Option<usize>,
        mut module: Module,
        beside: &Path,
        below: &Path,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> Result<usize, String> {
        let index = self.nodes.len();
        let (files, inline) = (std::mem::take(&mut module.files), std::mem::take(&mut module.inline));
        let file = file.unwrap_or(index);
        self.nodes.push(Node { name: name.clone(), file, parent, children: BTreeMap::new(), module });
        for (child, module) in inline {
            let full = format!("{name}::{child}");
            let added = self.add(full, Some(index), Some(file), module, beside, &below.join(&child), read)?;
            self.nodes[index].children.insert(child, added);
        }
        for (child, path) in files {
            let places: Vec<PathBuf> = match path {
                Some(path) => vec![beside.join(path)],
                None => vec![below.join(format!("{child}.rs")), below.join(&child).join("mod.rs")],
            };
            // What is not there is made by a build script, or does not compile.
            let Some((place, text)) = places.iter().find_map(|place| Some((place, read(place)?))) else {
                continue;
            };
            let directory = place.parent().unwrap_or(Path::new(""));
            let is_mod = place.file_name().is_some_and(|name| name == "mod.rs");
            let below = if is_mod { directory.to_owned() } else { directory.join(&child) };
            let module = parse(place, &text)?;
            let added =
                self.add(format!("{name}::{child}"), Some(index), None, module, directory, &below, read)?;
            self.nodes[index].children.insert(child, added);
        }
        Ok(index)
    }

    /// Which module uses which.
    pub fn arrows(&self) -> Arrows {
        let mut arrows = Arrows::new();
        for (index, node) in self.nodes.iter().enumerate() {
            let imported = node.module.uses.iter().filter(|used| !used.handed_on).map(|used| &used.path);
            for path in imported.chain(&node.module.paths) {
                let Some(Target::Item(to)) = self.resolve(index, path, false) else { continue };
                let (from, to) = (node.file, self.nodes[to].file);
                if from != to {
                    let names = (self.nodes[from].name.clone(), self.nodes[to].name.clone());
                    arrows.entry(names).or_insert_with(|| path.join("::"));
                }
            }
        }
        arrows
    }

    /// What a path leads to from a module; nothing if it leads out of the crate. `more`: something of it is asked for.
    fn resolve(&self, from: usize, path: &[String], more: bool) -> Option<Target> {
        let (first, mut rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" => Target::Module(0),
            "self" => Target::Module(from),
            "super" => Target::Module(self.nodes[from].parent?),
            name => self.lookup(from, name, more || !rest.is_empty())?,
        };
        while let (Target::Module(module), Some((name, after))) = (at, rest.split_first()) {
            at = match name.as_str() {
                "super" => Target::Module(self.nodes[module].parent?),
                // A name that cannot be found is made by a macro there.
                name => self.lookup(module, name, more || !after.is_empty()).unwrap_or(Target::Item(module)),
            };
            rest = after;
        }
        Some(at)
    }

    /// What a name means in a module, remembered.
    fn lookup(&self, module: usize, name: &str, more: bool) -> Option<Target> {
        let key = (module, name.to_owned(), more);
        if let Some(known) = self.known.borrow().get(&key) {
            return *known;
        }
        // `pub use` may go round in circles: while it is looked for it is not there.
        self.known.borrow_mut().insert(key.clone(), None);
        let found = self.look(module, name, more);
        self.known.borrow_mut().insert(key, found);
        found
    }

    /// A module and a function may share a name: with `more` to come it is the module.
    fn look(&self, module: usize, name: &str, more: bool) -> Option<Target> {
        let node = &self.nodes[module];
        let child = node.children.get(name).map(|&child| Target::Module(child));
        if more && child.is_some() {
            return child;
        }
        if node.module.items.contains(name) {
            return Some(Target::Item(module));
        }
        let mut used = node.module.uses.iter().filter(|used| used.name == name && used.path != [name]);
        let named = used.find_map(|used| self.resolve(module, &used.path, more));
        let in_globs = || {
            node.module.globs.iter().find_map(|glob| match self.resolve(module, glob, true)? {
                Target::Module(of) if of != module => self.lookup(of, name, more),
                _ => None,
            })
        };
        named.or_else(in_globs).or(child)
    }

    /// The names of all modules, for tests.
    #[cfg(test)]
    pub fn names(&self) -> std::collections::BTreeSet<&str> {
        self.nodes.iter().map(|node| node.name.as_str()).collect()
    }
}

fn parse(file: &Path, text: &str) -> Result<Module, String> {
    module::read(text).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arrows of a crate of these files below src.
    fn arrows(files: &[(&str, &str)]) -> Vec<String> {
        let read = |path: &Path| {
            let found = files.iter().find(|(name, _)| Path::new("src").join(name) == path)?;
            Some(found.1.to_owned())
        };
        let tree = Tree::read(Path::new("src/lib.rs"), &read).expect("Rust");
        tree.arrows().keys().map(|(from, to)| format!("{from} -> {to}")).collect()
    }

    #[test]
    fn an_arrow_goes_to_where_a_thing_is_defined() {
        let files = [
            ("lib.rs", "mod plan; mod run;"),
            ("plan/mod.rs", "mod step; mod check; pub use step::Step; pub use check::*;"),
            ("plan/step.rs", "pub struct Step;"),
            ("plan/check.rs", "use super::Step; pub fn check(step: Step) {}"),
            ("run.rs", "use crate::plan; fn f() { plan::check(todo()) }"),
        ];
        assert_eq!(
            arrows(&files),
            ["crate::plan::check -> crate::plan::step", "crate::run -> crate::plan::check"]
        );
    }

    #[test]
    fn a_parent_that_uses_its_child_and_is_used_by_it() {
        let files = [
            ("lib.rs", "mod a;"),
            ("a.rs", "mod b; pub struct A; pub fn f() { b::g(A) }"),
            ("a/b.rs", "pub fn g(a: super::A) {}"),
        ];
        assert_eq!(arrows(&files), ["crate::a -> crate::a::b", "crate::a::b -> crate::a"]);
    }

    #[test]
    fn handing_on_is_no_use_but_using_what_is_handed_on_is() {
        let b = ("a/b.rs", "pub struct B; pub fn g(a: crate::A) {}");
        let lib = ("lib.rs", "mod a; pub use a::A;");
        assert_eq!(
            arrows(&[lib, ("a/mod.rs", "mod b; pub use b::B; pub struct A;"), b]),
            ["crate::a::b -> crate::a"]
        );
        assert_eq!(
            arrows(&[lib, ("a/mod.rs", "mod b; pub use b::B; pub struct A(B);"), b]),
            ["crate::a -> crate::a::b", "crate::a::b -> crate::a"]
        );
    }

    #[test]
    fn a_module_and_a_function_of_one_name() {
        let files = [
            ("lib.rs", "pub mod run; pub use run::run; mod other;"),
            ("run.rs", "pub fn run() {} pub struct Run;"),
            ("other.rs", "use crate::run; fn f(r: run::Run) { run() }"),
        ];
        assert_eq!(arrows(&files), ["crate::other -> crate::run"]);
    }

    #[test]
    fn modules_written_out_belong_to_their_file() {
        let files = [
            ("lib.rs", "mod a { use super::b::B; pub struct A(B); } mod b;"),
            ("b.rs", "pub struct B; pub fn f(_: crate::a::A) {}"),
        ];
        assert_eq!(arrows(&files), ["crate -> crate::b", "crate::b -> crate"]);
    }

    #[test]
    fn files_are_found_by_name_and_by_path() {
        let files =
            [("lib.rs", "#[path = \"x/y.rs\"] mod a; mod gone;"), ("x/y.rs", "mod c;"), ("x/a/c.rs", "")];
        let read = |path: &Path| {
            files.iter().find(|(name, _)| Path::new("src").join(name) == path).map(|found| found.1.to_owned())
        };
        let tree = Tree::read(Path::new("src/lib.rs"), &read).expect("Rust");
        assert_eq!(tree.names().into_iter().collect::<Vec<_>>(), ["crate", "crate::a", "crate::a::c"]);
    }
}
