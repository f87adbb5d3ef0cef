/**
 * The `sizes` of a landscape picture that fills the first screen. A portrait phone crops most of it, so the width is
 * reduced there; the file is half as heavy and slightly softer.
 */
export const fullBleedSizes = "(max-width: 47.99rem) 80vh, max(100vw, 150vh)"
