/**
 * A whole number in Indian grouping, as `Intl` writes it for en-IN: 1,23,456 (CONST-2). By hand, because the first
 * `Intl` formatter of a page costs a phone about 100 ms while it wakes.
 */
export const groupDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",")
