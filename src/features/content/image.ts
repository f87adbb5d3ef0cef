import { pictureAddress } from "#src/shared/picture-address.ts"
import type { HotelPicture } from "./pictures.ts"

/** What a page shows: a picture, or a drawing when there is none. */
export type ContentImage = HotelPicture & { readonly drawing?: string }

/** The URL of the whole picture. */
export const imageAddress = ({ id, drawing }: Pick<ContentImage, "id" | "drawing">): string =>
  drawing ?? pictureAddress(id, { width: 1600, format: "jpg" })
