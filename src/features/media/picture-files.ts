import { type PictureSize, pictureFormats, pictureWidths } from "#src/shared/picture-address.ts"

/** Where the storage keeps a picture: the original privately, what is shown in a folder of its own. */
export const originalKey = (hash: string): string => `originals/${hash}`
export const quickKey = (hash: string): string => `pictures/${hash}/quick.webp`
export const sizeKey = (hash: string, { width, format }: PictureSize): string =>
  `pictures/${hash}/${width}.${format}`

/** Every size of a picture, those that most browsers ask for first. */
export const everySize: readonly PictureSize[] = pictureFormats.flatMap((format) =>
  pictureWidths.map((width) => ({ width, format })),
)

export const everyKey = (hash: string): string[] => [
  originalKey(hash),
  quickKey(hash),
  ...everySize.map((size) => sizeKey(hash, size)),
]

export const contentTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const
