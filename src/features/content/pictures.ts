import records from "#artwork/pictures.json" with { type: "json" }

type Shot = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** The focal point: fractions of width and height. */
  readonly focal: readonly [number, number]
}

/** A rendered picture of the project. */
export type HotelPicture = Shot & {
  readonly alt: string
  readonly caption: string
  /** The version for upright phones. */
  readonly portrait?: Shot
}

const shotOf = ({ id, width, height, focal: [x = 0.5, y = 0.5] }: (typeof records)[number]): Shot => ({
  id,
  width,
  height,
  focal: [x, y],
})

const portraits = new Map(
  records.filter(({ use }) => use === "portrait").map((record) => [record.id, shotOf(record)]),
)

const asPicture = (record: (typeof records)[number]): HotelPicture => {
  const portrait = portraits.get(`${record.id}-portrait`)
  const { alt, caption } = record
  return { ...shotOf(record), alt, caption, ...(portrait && { portrait }) }
}

const pictures = new Map(records.map((record) => [record.id, asPicture(record)]))

/** A project picture by id; null when there is none. For loaders only: the list stays on the server. */
export const findPicture = (id: string): HotelPicture | null => pictures.get(id) ?? null

/** The existing project pictures of the ids, in order. */
export const listPictures = (ids: readonly string[]): HotelPicture[] =>
  ids.map((id) => pictures.get(id)).filter((picture) => picture !== undefined)

const idsWithout = (...uses: string[]): string[] =>
  records.filter(({ use }) => !uses.includes(use)).map(({ id }) => id)

export const allPictures = (): HotelPicture[] => listPictures(idsWithout("portrait"))

/** The wide views, without the details that are made for small places. */
export const wideViews = (): HotelPicture[] => listPictures(idsWithout("portrait", "small"))
