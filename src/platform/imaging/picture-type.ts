export type PictureType = "jpeg" | "png" | "gif" | "webp"

/** The number of bytes needed to detect the type. */
export const signatureBytes = 16

const beginsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const asciiBytes = (text: string): number[] => [...new TextEncoder().encode(text)]

/** The type of a file by its first bytes, never by its name or declared type; null for others (VAL-5). */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg"
  if (beginsWith(bytes, [0x89, ...asciiBytes("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])) return "png"
  if (beginsWith(bytes, asciiBytes("GIF87a")) || beginsWith(bytes, asciiBytes("GIF89a"))) return "gif"
  if (beginsWith(bytes, asciiBytes("RIFF")) && beginsWith(bytes, asciiBytes("WEBP"), 8)) return "webp"
  return null
}
