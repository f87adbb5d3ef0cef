/**
 * How wide a landscape is shown that fills the first screen. On an upright phone the most of it is cut off; a simple
 * phone gets one that is a little softer and half as heavy, a fine one asks for more by its own pixels.
 */
export const fullBleedSizes = "(max-width: 47.99rem) 80vh, max(100vw, 150vh)"
