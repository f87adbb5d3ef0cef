/** The widths that every picture of the site is offered in. */
export const pictureWidths = [480, 800, 1200, 1600, 1920] as const
export const pictureFormats = ["avif", "webp", "jpg"] as const

export type PictureFormat = (typeof pictureFormats)[number]
export type PictureSize = { readonly width: number; readonly format: PictureFormat }

const uploaded = /^upload-(?<hash>[0-9a-f]{40})$/

/** The id of an uploaded picture; the hash is of its bytes. */
export const uploadedPictureId = (hash: string): string => `upload-${hash}`

/** The hash of an uploaded picture; null for the pictures that belong to the hotel. */
export const parseUploadHash = (pictureId: string): string | null =>
  uploaded.exec(pictureId)?.groups?.["hash"] ?? null

/** The address of a picture: uploaded ones by content hash, those of the hotel by name. */
export function pictureAddress(pictureId: string, { width, format }: PictureSize): string {
  const hash = parseUploadHash(pictureId)
  return hash === null
    ? `/media/pictures/${pictureId}-${width}.${format}`
    : `/media/uploads/${hash}/${width}.${format}`
}

const hotelAddress = /\/media\/pictures\/(?<id>[a-z0-9-]{1,80})-\d{3,4}\.(?:avif|webp|jpg)$/
const uploadAddress = /\/media\/uploads\/(?<hash>[0-9a-f]{40})\/\d{3,4}\.(?:avif|webp|jpg)$/

/** The picture that an address or an id names; null when it names none. */
export function parsePictureId(text: string): string | null {
  const hotel = hotelAddress.exec(text)?.groups?.["id"]
  if (hotel) return hotel
  const hash = uploadAddress.exec(text)?.groups?.["hash"]
  if (hash) return uploadedPictureId(hash)
  return /^[a-z0-9-]{1,80}$/.test(text) ? text : null
}
