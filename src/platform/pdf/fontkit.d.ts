declare module "fontkit" {
  /** The part of a font that the hotel's documents use. */
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean }
  export function create(file: Uint8Array): Font
}
