#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    hyperfly_fuzz::check("messages", input);
});
