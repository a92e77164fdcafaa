//! The normal distribution.

use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// So many standard errors to each side hold 95 % of a normal distribution.
pub const CENTRAL_95: f64 = 1.959_963_984_540_054;

/// Beyond this the tail is reckoned from outside.
const FAR: f64 = 3.0;

/// How likely a normal number is below this one.
pub fn normal_below(number: f64) -> f64 {
    if number.is_nan() {
        return f64::NAN;
    }
    let at = number.abs() * FRAC_1_SQRT_2;
    let above = if at < FAR { 0.5 * (1.0 - near(at)) } else { 0.5 * far(at) };
    if number < 0.0 { above } else { 1.0 - above }
}

/// The error function by its series: 2/√π · Σ (-1)ⁿ x²ⁿ⁺¹ / (n! (2n+1)), in the form without changing signs.
fn near(at: f64) -> f64 {
    let mut term = at;
    let mut sum = at;
    let mut odd = 1.0;
    while term > sum * 1e-17 {
        odd += 2.0;
        term *= 2.0 * at * at / odd;
        sum += term;
    }
    2.0 / PI.sqrt() * (-at * at).exp() * sum
}

/// What the error function lacks to 1, by its continued fraction.
fn far(at: f64) -> f64 {
    if at.is_infinite() {
        return 0.0;
    }
    let fraction = (1..=60).rev().fold(at, |rest, step| at + f64::from(step) / 2.0 / rest);
    (-at * at).exp() / PI.sqrt() / fraction
}
