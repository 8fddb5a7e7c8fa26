//! Parsing a source, and refusing constructs without resource bounds before anything runs.

use super::habits::find_habits;
use super::nesting::find_too_deep_line;
use super::operators::REPLACED;
use crate::fault::{Fault, FaultKind, Limit};
use crate::limits::MAX_SOURCE;
use starlark::syntax::ast::{AssignOp, AstExpr, AstStmt, Expr, Stmt};
use starlark::syntax::{AstModule, Dialect, DialectTypes};
use std::collections::HashMap;

/// Methods that a program may call. Methods of strings and searches through lists are excluded.
const ALLOWED_METHODS: [&str; 13] = [
    "append",
    "insert",
    "pop",
    "clear",
    "get",
    "items",
    "keys",
    "values",
    "setdefault",
    "update",
    "popitem",
    "add",
    "discard",
];

/// Starlark functions that traverse or inspect whole values, and are therefore not allowed.
const FORBIDDEN_FUNCTIONS: [&str; 9] =
    ["str", "repr", "hash", "dir", "getattr", "hasattr", "type", "chr", "ord"];

/// A parsed and accepted program.
pub struct Module {
    pub ast: AstModule,
}

/// Parses a source.
///
/// # Errors
/// All syntax errors and constructs that are not allowed.
pub fn read(source: &str) -> Result<Module, Vec<Fault>> {
    if source.len() > MAX_SOURCE {
        return Err(vec![Fault::of_program(1, FaultKind::TooMuch(Limit::Source))]);
    }
    if let Some(line) = find_too_deep_line(source) {
        return Err(vec![Fault::of_program(line, FaultKind::TooMuch(Limit::Nesting))]);
    }
    let habits = find_habits(source);
    if !habits.is_empty() {
        return Err(habits);
    }
    let dialect = Dialect {
        enable_load: false,
        enable_keyword_only_arguments: true,
        enable_types: DialectTypes::Disable,
        enable_top_level_stmt: true,
        enable_f_strings: false,
        ..Dialect::Standard
    };
    let mut ast = AstModule::parse("program", source.to_owned(), &dialect).map_err(|error| {
        let (line, column) = locate_error(&error);
        let message = shorten_message(&error);
        vec![Fault::of_program(line, FaultKind::Syntax { column, message })]
    })?;
    let forbidden = find_forbidden(&ast);
    if !forbidden.is_empty() {
        return Err(forbidden);
    }
    let replaced = REPLACED.map(|(operator, function)| (operator.to_owned(), function.to_owned()));
    ast.replace_binary_operators(&HashMap::from(replaced));
    Ok(Module { ast })
}

/// Returns the line and column of an error, from 1.
pub fn locate_error(error: &starlark::Error) -> (u32, u32) {
    error.span().map_or((1, 1), |span| {
        let begin = span.resolve_span().begin;
        (begin.line as u32 + 1, begin.column as u32 + 1)
    })
}

/// Returns the first line of Starlark's message for an error, shortened.
pub fn shorten_message(error: &starlark::Error) -> String {
    let text = error.without_diagnostic().to_string();
    let line = text.lines().next().unwrap_or_default();
    line.chars().filter(|c| !c.is_control()).take(300).collect()
}

/// Finds constructs of Starlark that this language does not allow.
fn find_forbidden(ast: &AstModule) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut statements: Vec<&AstStmt> = vec![ast.statement()];
    let mut expressions: Vec<&AstExpr> = Vec::new();
    let mut refuse = |span, message: String| {
        let begin = ast.file_span(span).resolve_span().begin;
        let (line, column) = (begin.line as u32 + 1, begin.column as u32 + 1);
        faults.push(Fault::of_program(line, FaultKind::Syntax { column, message }));
    };
    while let Some(statement) = statements.pop() {
        if let Stmt::AssignModify(_, operator, _) = &statement.node
            && !matches!(
                operator,
                AssignOp::Subtract
                    | AssignOp::FloorDivide
                    | AssignOp::RightShift
                    | AssignOp::BitAnd
                    | AssignOp::BitXor
            )
        {
            refuse(statement.span, "this operator cannot be combined with `=`; write `x = x + 1`".to_owned());
        }
        statement.visit_stmt(|inner| statements.push(inner));
        if !matches!(statement.node, Stmt::Statements(_)) {
            statement.visit_expr(|inner| expressions.push(inner));
        }
    }
    while let Some(expression) = expressions.pop() {
        if let Expr::Dot(_, method) = &expression.node
            && !ALLOWED_METHODS.contains(&method.node.as_str())
        {
            refuse(method.span, format!("`.{}` is not available in programs", method.node));
        }
        if let Expr::Identifier(name) = &expression.node
            && FORBIDDEN_FUNCTIONS.contains(&name.node.ident.as_str())
        {
            refuse(name.span, format!("`{}` is not available in programs", name.node.ident));
        }
        expression.visit_expr(|inner| expressions.push(inner));
    }
    faults
}
