export type PictureType = "jpeg" | "png" | "gif" | "webp"

/** How many bytes of a file tell what it is. */
export const signatureBytes = 16

const beginsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const emails = (text: string): number[] => [...new TextEncoder().encode(text)]

/** What a file is, by its first bytes: never by its name or by what its sender says; null for all else (VAL-5). */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg"
  if (beginsWith(bytes, [0x89, ...emails("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])) return "png"
  if (beginsWith(bytes, emails("GIF87a")) || beginsWith(bytes, emails("GIF89a"))) return "gif"
  if (beginsWith(bytes, emails("RIFF")) && beginsWith(bytes, emails("WEBP"), 8)) return "webp"
  return null
}
