//! What the page orders of its worker, read and written where a test or a measurement stands between the two.

/// Makes `orders` in the page: `isRun(message)`, `wants(order)`, `tw(order)`, `again(order, id, others)`, and what the worker tells.
/// It is the one place outside of `web` that knows how an order is written.
pub const ORDERS: &str = include_str!("orders.js");
