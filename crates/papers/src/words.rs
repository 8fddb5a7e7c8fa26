//! Words and numbers that all entries share.

use hyperfly_text::papers;

/// The name of a column ([`Row::key`](crate::Row) and what stands beside) as a reader sees it. Symbols are their own names.
pub fn heading(name: &'static str) -> &'static str {
    worded(name).unwrap_or(name)
}

/// The same for names that are words; `None` for symbols.
pub fn worded(name: &str) -> Option<&'static str> {
    Some(match name {
        "what" => papers::column_what(),
        "of" => papers::column_of(),
        "case" => papers::column_case(),
        "said" => papers::column_said(),
        "published" => papers::column_published(),
        "computed" => papers::column_computed(),
        "by" => papers::column_by(),
        "iteration" => papers::column_iteration(),
        "hops" => papers::column_hops(),
        "switching" => papers::column_switching(),
        "share of the time" => papers::column_share(),
        "topology" => papers::column_topology(),
        "exactly" => papers::column_exactly(),
        "T_p in one piece" => papers::column_one_piece(),
        "T_p in chunks of the best size" => papers::column_best_chunks(),
        "as the schedule cuts them" => papers::column_as_cut(),
        "exponent of p, ordered" => papers::column_ordered(),
        "unordered" => papers::column_unordered(),
        "relative difference" => papers::column_relative_difference(),
        "against the definition" => papers::column_definition(),
        "published is" => papers::column_published_is(),
        "power of p log p from p = 256 to 1024" => papers::column_power(),
        "from 2^15 to 2^16" => papers::column_power_far(),
        "network" => papers::column_network(),
        "growth of n to" => papers::column_growth(),
        "from" => papers::column_from(),
        "T_o / n of transpose" => papers::column_transpose(),
        "of binary-exchange" => papers::column_exchange(),
        "by pairs" => papers::column_by_pairs(),
        "formulation" => papers::column_formulation(),
        "with √p − 1" => papers::column_exact_sum(),
        "without a rim" => papers::column_no_rim(),
        "mesh" => papers::column_mesh(),
        "hypercube" => papers::column_hypercube(),
        "algorithm" => papers::column_algorithm(),
        "log n by communication" => papers::column_communication(),
        "log n by concurrency" => papers::column_concurrency(),
        "machine" => papers::column_machine(),
        "by equations 1 and 4" => papers::column_equations(),
        "zeros padded to the right in iteration 0 of 8 points" => papers::column_zeros(),
        "executed" => papers::column_executed(),
        "claim" => papers::column_claim(),
        "predicted (3.9)" => papers::column_predicted(),
        "column" => papers::column_column(),
        "mean" => papers::column_mean(),
        "mean of another FFT (rustfft)" => papers::column_mean_rustfft(),
        "time, ms" => papers::column_time(),
        "ms at 34.9 Mflop/s" => papers::column_time_34(),
        "with g and l in µs" => papers::column_microseconds(),
        "this machine, ms" => papers::column_this_machine(),
        "an upper bound" => papers::column_upper_bound(),
        "parameter" => papers::column_parameter(),
        "as" => papers::column_as(),
        "digits" => papers::column_digits(),
        "row" => papers::column_row(),
        "columns" => papers::column_columns(),
        "produced at" => papers::column_produced(),
        "leaves at" => papers::column_leaves(),
        "nodes processed for it" => papers::column_nodes(),
        "outputs with" => papers::column_outputs(),
        "words" => papers::column_words(),
        "corrected" => papers::column_corrected(),
        "with the corrected T" => papers::column_corrected_t(),
        "input by input" => papers::column_by_inputs(),
        "with the corrected R" => papers::column_corrected_r(),
        _ => return None,
    })
}

/// A number with so many digits behind the point.
pub fn fixed(value: f64, digits: usize) -> String {
    hyperfly_text::decimal(format!("{value:.digits$}"))
}
