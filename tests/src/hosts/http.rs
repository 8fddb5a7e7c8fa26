//! A minimal HTTP client without a runtime: one request, one response.

use std::io::{Error, Read, Result, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// Header lines, as received.
    pub headers: Vec<String>,
    pub body: Vec<u8>,
}

impl Answer {
    /// Returns the value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }
}

/// Sends a request without a body to a server on this machine and reads the answer.
pub fn request(method: &str, port: u16, path: &str, timeout: Duration) -> Result<Answer> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(timeout))?;
    let head = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes())?;

    let mut bytes = Vec::new();
    let mut buffer = [0; 16 * 1024];
    while !is_whole(&bytes) {
        match stream.read(&mut buffer)? {
            0 => break,
            count => bytes.extend_from_slice(&buffer[..count]),
        }
    }
    parse(&bytes).ok_or_else(|| Error::other("not an HTTP answer"))
}

fn head_end(bytes: &[u8]) -> Option<usize> {
    bytes.windows(4).position(|window| window == b"\r\n\r\n")
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = head_end(bytes)?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, headers: lines.map(str::to_string).collect(), body: bytes[end + 4..].to_vec() })
}

/// Whether the announced length has arrived. Without one, the response ends with the connection.
fn is_whole(bytes: &[u8]) -> bool {
    let Some(response) = parse(bytes) else { return false };
    let length = response.header("content-length").and_then(|value| value.parse::<usize>().ok());
    length.is_some_and(|length| response.body.len() >= length)
}
