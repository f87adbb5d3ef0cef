import { galleryPlaces } from "#database/seed/content/gallery.ts"
import { everyView, type HotelPicture } from "./pictures.ts"
import { beginsWith } from "./plates.ts"

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

/** Every picture of the house, place by place (GALL-1). */
export const listGallery = (): GalleryPlace[] => groupByPlace(everyView(), galleryPlaces)
