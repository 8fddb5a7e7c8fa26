//! The controls: each changes address, numbers and pictures.

use hyperfly_request::{Algorithm, Choice, KEYS, MachineKind};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::native::assert_numbers;
use std::collections::HashSet;

/// Returns a valid value of a control that differs from its default, as chosen or typed.
fn other_value(field: &str) -> Option<&'static str> {
    Some(match field {
        "order" => "ordered",
        "overlap" | "capacity" => "true",
        "dims" => "3",
        "radix" => "4",
        "io" => "cyclic",
        "balanced" => "true",
        "twiddles" => "computed",
        "tt" => "2",
        "blocking" => "16",
        "rate" => "1000000",
        "direction" => "inverse",
        "p" => "4",
        "n" => "16384",
        "topology" => "mesh",
        "switching" => "wormhole",
        "ts" | "g" => "3",
        "tw" | "width" | "vc" => "2",
        "th" | "o" => "1",
        "tc" => "0.5",
        "L" => "7",
        "G" => "0.5",
        "l-sync" => "50",
        "signal" => "noise",
        "seed" => "5",
        _ => return None,
    })
}

/// For every algorithm and machine, the page offers exactly the relevant keys. Each control changes the address and the run with every
/// algorithm and every machine that offers it, though not with all pairs.
#[tokio::test]
async fn every_control_of_every_algorithm_and_machine_changes_the_run() {
    let page = Page::open("play=false").await;
    let mut followed_keys = HashSet::new();
    for machine in MachineKind::ALL {
        for algorithm in Algorithm::BUILT_IN {
            let case = format!("{} on {}", algorithm.id(), machine.id());
            // With the one picture that has its own controls.
            page.eval("location.hash = 'n=4096&view=spectrum&play=false'").await;
            page.wait_until_settled().await;
            page.choose("machine", machine.id()).await;
            page.choose("algorithm", algorithm.id()).await;
            if *algorithm == Algorithm::Serial {
                page.press("y").await;
            }
            page.wait_until_settled().await;
            assert_eq!(page.problems().await, "", "{case}");
            let mut moved_controls = Vec::new();
            while let Some(field) =
                page.controls().await.into_iter().find(|field| !moved_controls.contains(field))
            {
                moved_controls.push(field.clone());
                let request = page.request().await;
                assert!(
                    field == "preset" || request.settings.is_relevant(&field),
                    "{case}: {field} is offered in vain"
                );
                let is_serial_p = field == "p" && *algorithm == Algorithm::Serial;
                let Some(value) = other_value(&field).filter(|_| !is_serial_p) else { continue };
                let is_new = [algorithm.id(), machine.id()]
                    .map(|partner| followed_keys.insert((field.clone(), partner)));
                if is_new == [false, false] {
                    continue;
                }
                let menu = page.eval(&format!("!document.getElementById('write-{field}')")).await == true;
                match field.as_str() {
                    "signal" => page.select("#signal", value).await,
                    _ if menu => page.choose(&field, value).await,
                    _ => page.write(&field, value).await,
                }
                let state = page.wait_until_settled().await;
                let name = format!("{case}: {field} → {value}");
                assert_eq!(page.problems().await, "", "{name}");
                assert_eq!(page.request().await.value(&field).as_deref(), Some(value), "{name}");
                assert_numbers(&page, &state, &name).await;
            }
            assert_numbers(&page, &page.state().await, &case).await;
            let scenario = page.request().await.settings;
            for key in KEYS.iter().filter(|key| scenario.is_relevant(key.name)) {
                assert!(
                    moved_controls.iter().any(|field| field == key.name),
                    "{case}: there is no control for {}",
                    key.name
                );
            }
        }
    }
    page.assert_quiet().await;
}
