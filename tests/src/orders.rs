//! Messages between the page and its worker, for tests and measurements that intercept them.

/// JavaScript that defines `orders` in the page: `isRun(message)`, `wants(order)`, `tw(order)`, `again(order, id, others)`, and the kinds
/// of replies. Only this file depends on the encoding of messages outside of `web`.
pub const ORDERS: &str = include_str!("orders.js");
