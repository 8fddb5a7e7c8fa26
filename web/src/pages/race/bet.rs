//! The reader's bet on a race.

use crate::app::commands::{Command, use_commands};
use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::state::run_comparison::{PtrEq, RunComparison};
use hyperfly_text::race as text;
use yew::prelude::*;

/// The machine that finishes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    Hypercube,
    Mesh,
    Neither,
}

impl Winner {
    const ALL: [Winner; 3] = [Winner::Hypercube, Winner::Mesh, Winner::Neither];

    /// Returns the machine that finishes first, once both runs are available.
    pub fn of(pair: Option<&PtrEq<RunComparison>>) -> Option<Winner> {
        let versus = pair?.versus.as_ref()?;
        Some(match versus.ratio() {
            Some((_, true)) => Winner::Hypercube,
            Some((_, false)) => Winner::Mesh,
            None => Winner::Neither,
        })
    }

    fn name(self) -> &'static str {
        match self {
            Winner::Hypercube => text::hypercube(),
            Winner::Mesh => text::mesh(),
            Winner::Neither => text::tie(),
        }
    }

    /// Says that another bet is lost.
    fn lost_to(self) -> &'static str {
        match self {
            Winner::Hypercube => text::bet_lost_to_hypercube(),
            Winner::Mesh => text::bet_lost_to_mesh(),
            Winner::Neither => text::bet_lost_to_tie(),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    /// The machine that has finished first, once the race is over.
    pub winner: Option<Winner>,
}

/// The bet. Never required.
#[component]
pub fn BetRow(Props { cx, winner }: &Props) -> Html {
    let bet = use_state_eq(|| None::<Winner>);
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |_| ());
    let choose = {
        let (bet, is_over) = (bet.setter(), winner.is_some());
        move |nth: usize| {
            let chosen = Winner::ALL.get(nth).copied().filter(|_| !is_over);
            if chosen.is_some() {
                bet.set(chosen);
            }
            chosen.is_some()
        }
    };
    {
        let choose = choose.clone();
        use_commands(&cx.commands, move |command| match command {
            Command::AnswerQuestion(nth) => choose(nth),
            _ => false,
        });
    }
    let button = |(nth, machine): (usize, Winner)| {
        let choose = choose.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            choose(nth);
        });
        html! {
            <button type="button" class={(*winner == Some(machine)).then_some("first")}
                aria-pressed={(*bet == Some(machine)).to_string()} disabled={winner.is_some()}
                title={(nth + 1).to_string()} {onclick}>{ machine.name() }</button>
        }
    };
    let verdict =
        bet.zip(*winner).map(|(bet, winner)| if bet == winner { text::bet_won() } else { winner.lost_to() });
    // On a phone the question has a line of its own; unanswered, it becomes invisible but keeps the line, so that nothing below moves.
    let class = classes!("bet", (winner.is_some() && bet.is_none()).then_some("unanswered"));
    html! {
        <div {class} role="group" aria-label={text::bet()}>
            <span>{ verdict.unwrap_or(text::bet()) }</span>
            { for Winner::ALL.into_iter().enumerate().map(button) }
        </div>
    }
}
