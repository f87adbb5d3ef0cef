import { type PictureSize, pictureFormats, pictureWidths } from "#src/shared/picture-address.ts"

/** The storage keys of a picture: the original is private, the sizes are public. */
export const originalKey = (hash: string): string => `originals/${hash}`
export const previewKey = (hash: string): string => `pictures/${hash}/quick.webp`
export const sizeKey = (hash: string, { width, format }: PictureSize): string =>
  `pictures/${hash}/${width}.${format}`

/** Every size of a picture, the most requested first. */
export const allSizes: readonly PictureSize[] = pictureFormats.flatMap((format) =>
  pictureWidths.map((width) => ({ width, format })),
)

export const allKeys = (hash: string): string[] => [
  originalKey(hash),
  previewKey(hash),
  ...allSizes.map((size) => sizeKey(hash, size)),
]

export const contentTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const
