import { encode } from "uqr"

/** A QR code as the path of an SVG of `size` units. */
export type QrCode = { readonly size: number; readonly path: string }

/** The QR code of a text, with the quiet zone of four modules that the standard requires (ISO/IEC 18004). */
export function createQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join("") }
}
