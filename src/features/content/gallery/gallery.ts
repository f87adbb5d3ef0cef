import type { HotelPicture } from "#src/features/content/pictures.ts"
import { beginsWith } from "#src/features/content/images.ts"

/** A place of the gallery as it is kept. */
export type GalleryItem = {
  readonly id: string
  readonly name: string
  /** A sentence beside the name, on the page. */
  readonly line: string
  readonly pictureIds: readonly string[]
  readonly version: number
}

/** A place as the staff's list has it. */
export type ListedPlace = GalleryItem & {
  /** An instant in ISO form. */
  readonly addedAt: string
  /** Where it stands on the page, from 1. */
  readonly place: number
}

export type GalleryColumn = "order" | "pic" | "name" | "line" | "added"

/** What the staff say of a place. */
export type GalleryDraft = Pick<GalleryItem, "name" | "line">

export type GalleryPlace = {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly pictures: readonly HotelPicture[]
}

type PlaceRule = { id: string; name: string; line: string; beginnings: readonly string[] }

/** Sorts pictures into places by how their ids begin; a picture that fits nowhere joins the first, an empty place falls out. */
export function groupByPlace(
  pictures: readonly HotelPicture[],
  places: readonly PlaceRule[],
): GalleryPlace[] {
  const placeOf = (picture: HotelPicture) =>
    places.find(({ beginnings }) => beginnings.some((beginning) => beginsWith(beginning)(picture))) ??
    places[0]
  return places
    .map((place) => ({
      id: place.id,
      name: place.name,
      line: place.line,
      pictures: pictures.filter((picture) => placeOf(picture) === place),
    }))
    .filter((place) => place.pictures.length > 0)
}
