//! What one module declares, defines, imports and names, read from its source with `syn`.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::Visit;
use syn::{Attribute, Item, ItemMod, UseTree, Visibility};

/// A path as its segments: `crate::a::B` is `["crate", "a", "B"]`.
pub type Segments = Vec<String>;

/// One module, without what is compiled for tests alone.
#[derive(Debug, Default)]
pub struct Module {
    /// Modules in files of their own, each with its `#[path]` if it has one.
    pub files: BTreeMap<String, Option<String>>,
    /// Modules written out here.
    pub inline: BTreeMap<String, Module>,
    /// The names of the items defined here.
    pub items: BTreeSet<String>,
    /// The names that `use` brings in.
    pub uses: Vec<Use>,
    /// The modules (or enums) of which `use` brings in everything.
    pub globs: Vec<Segments>,
    /// Every path that is named, those of one segment too; in macros every path that could be one.
    pub paths: BTreeSet<Segments>,
}

/// A name that `use` brings in.
#[derive(Debug, PartialEq)]
pub struct Use {
    /// As it is called here.
    pub name: String,
    /// Where it comes from.
    pub path: Segments,
    /// Handed on to others (`pub use`, `pub(crate) use`): by itself no use of it.
    pub handed_on: bool,
}

/// Reads a file.
pub fn read(text: &str) -> Result<Module, syn::Error> {
    Ok(of_items(&syn::parse_file(text)?.items))
}

fn of_items(items: &[Item]) -> Module {
    let mut reader = Reader::default();
    items.iter().for_each(|item| reader.top(item));
    reader.module
}

#[derive(Default)]
struct Reader {
    module: Module,
}

impl Reader {
    /// An item of the module itself, and not of a block in it: its name is known throughout the module.
    fn top(&mut self, item: &Item) {
        let name = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Macro(item) => item.ident.as_ref(),
            Item::Static(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::TraitAlias(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Union(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = name {
            self.module.items.insert(name.to_string());
        }
        self.visit_item(item);
    }

    fn declare(&mut self, item: &ItemMod) {
        let name = item.ident.to_string();
        match &item.content {
            Some((_, items)) => drop(self.module.inline.insert(name, of_items(items))),
            None => drop(self.module.files.insert(name, path_attribute(&item.attrs))),
        }
    }

    fn import(&mut self, tree: &UseTree, before: &Segments, handed_on: bool) {
        let with = |name: String| [before.as_slice(), &[name]].concat();
        match tree {
            UseTree::Path(path) => self.import(&path.tree, &with(path.ident.to_string()), handed_on),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, before, handed_on)),
            UseTree::Glob(_) => self.module.globs.push(before.clone()),
            UseTree::Name(_) | UseTree::Rename(_) => {
                let (from, name) = match tree {
                    UseTree::Rename(rename) => (rename.ident.to_string(), rename.rename.to_string()),
                    UseTree::Name(name) => (name.ident.to_string(), name.ident.to_string()),
                    _ => return,
                };
                let itself = from == "self";
                let path = if itself { before.clone() } else { with(from) };
                let name = if name == "self" { before.last().cloned().unwrap_or(name) } else { name };
                self.module.uses.push(Use { name, path, handed_on });
            }
        }
    }

    /// Paths in the tokens of a macro: names joined by `::`, and names by themselves unless they follow a dot.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path = Segments::new();
        let (mut colons, mut after_dot) = (0, false);
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.end(&mut path);
                    }
                    if !after_dot {
                        path.push(name.to_string());
                    }
                    (colons, after_dot) = (0, false);
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => {
                    colons += 1;
                    // A `::` with nothing before it begins in another crate.
                    after_dot = colons == 2 && path.is_empty();
                }
                other => {
                    self.end(&mut path);
                    colons = 0;
                    after_dot =
                        matches!(&other, TokenTree::Punct(punct) if matches!(punct.as_char(), '.' | '\''));
                    if let TokenTree::Group(group) = other {
                        self.tokens(group.stream());
                    }
                }
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut Segments) {
        if !path.is_empty() {
            self.module.paths.insert(std::mem::take(path));
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        if for_tests_alone(attributes(item)) {
            return;
        }
        match item {
            Item::Mod(item) => self.declare(item),
            Item::Use(item) => {
                let handed_on = !matches!(item.vis, Visibility::Inherited);
                if item.leading_colon.is_none() {
                    self.import(&item.tree, &Vec::new(), handed_on);
                }
            }
            _ => syn::visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            let segments = path.segments.iter().map(|segment| segment.ident.to_string());
            self.module.paths.insert(segments.collect());
        }
        syn::visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.visit_path(&called.path);
        self.tokens(called.tokens.clone());
    }

    // `pub(in crate::a)` says who may see it, and uses nothing.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// `#[cfg(test)]`, also as one of the things that must hold: `#[cfg(all(test, …))]`.
fn for_tests_alone(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        let condition = list.tokens.to_string();
        list.path.is_ident("cfg") && (condition == "test" || condition.starts_with("all (test"))
    })
}

fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| {
        let syn::Meta::NameValue(pair) = &attribute.meta else { return None };
        match &pair.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(path), .. }) if pair.path.is_ident("path") => {
                Some(path.value())
            }
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segments(path: &str) -> Segments {
        path.split("::").map(str::to_owned).collect()
    }

    #[test]
    fn what_use_brings_in() {
        let module = read("use crate::a::{self, B as C, d::*};\npub(crate) use super::e;\nuse ::std::fmt;")
            .expect("Rust");
        let uses: Vec<_> =
            module.uses.iter().map(|u| (u.name.as_str(), u.path.join("::"), u.handed_on)).collect();
        assert_eq!(
            uses,
            [
                ("a", "crate::a".into(), false),
                ("C", "crate::a::B".into(), false),
                ("e", "super::e".into(), true)
            ]
        );
        assert_eq!(module.globs, [segments("crate::a::d")]);
    }

    #[test]
    fn paths_in_code_in_types_and_in_macros() {
        let text =
            "fn f(a: crate::a::A) -> b::B { let x = super::c(); html! { <D x={e::E(x.g)} /> }; ::h::i!() }";
        let module = read(text).expect("Rust");
        for path in ["crate::a::A", "b::B", "super::c", "D", "e::E"] {
            assert!(module.paths.contains(&segments(path)), "{path}: {:?}", module.paths);
        }
        for path in ["g", "h::i", "i"] {
            assert!(!module.paths.contains(&segments(path)), "{path}: {:?}", module.paths);
        }
    }

    #[test]
    fn tests_are_left_out() {
        let text = "#[cfg(test)]\nmod tests { use super::*; }\n#[cfg(all(test, unix))]\nuse crate::a::A;\nmod b;\n#[path = \"../c.rs\"]\nmod c;";
        let module = read(text).expect("Rust");
        assert!(module.inline.is_empty() && module.uses.is_empty());
        assert_eq!(module.files["b"], None);
        assert_eq!(module.files["c"].as_deref(), Some("../c.rs"));
    }
}
