import records from "#artwork/pictures.json" with { type: "json" }

/** A rendered picture of the hotel, as the site shows it. */
export type HotelPicture = {
  readonly id: string
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
  /** The point to keep when it is cropped: shares of its width and height. */
  readonly focal: readonly [number, number]
}

const pictures = new Map<string, HotelPicture>(
  records.map(({ id, alt, caption, width, height, focal: [x = 0.5, y = 0.5] }) => [
    id,
    { id, alt, caption, width, height, focal: [x, y] },
  ]),
)

/** The picture of an id; null when it has not been made. For loaders: the list itself stays on the server. */
export const findPicture = (id: string): HotelPicture | null => pictures.get(id) ?? null

/** Those of the ids that have been made, in order. */
export const listPictures = (ids: readonly string[]): HotelPicture[] =>
  ids.map((id) => pictures.get(id)).filter((picture) => picture !== undefined)

export const everyPicture = (): HotelPicture[] => [...pictures.values()]
