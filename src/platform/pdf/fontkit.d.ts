declare module "fontkit" {
  /** The part of a font that the hotel's documents use. */
  export type Font = {
    readonly ascent: number
    readonly descent: number
    readonly lineGap: number
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(file: Uint8Array): Font
}
