import type { HotelPicture } from "#src/features/content/pictures.ts"
import { beginsWith } from "#src/features/content/images.ts"

/** A stored gallery item. */
export type GalleryItem = {
  readonly id: string
  readonly name: string
  /** A sentence beside the name, on the page. */
  readonly line: string
  readonly pictureIds: readonly string[]
  readonly version: number
}

/** A gallery item in the staff's list. */
export type ListedPlace = GalleryItem & {
  /** An instant in ISO form. */
  readonly addedAt: string
  /** Its position on the page, from 1. */
  readonly place: number
}

/** The fields that staff edit. */
export type GalleryDraft = Pick<GalleryItem, "name" | "line">

export type GalleryPlace = {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly pictures: readonly HotelPicture[]
}

type PlaceRule = { id: string; name: string; line: string; beginnings: readonly string[] }

/** Sorts pictures into places by id prefix; unmatched pictures go to the first place, empty places are dropped. */
export function groupGalleryByPlace(
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
