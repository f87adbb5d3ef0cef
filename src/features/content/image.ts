import { pictureAddress } from "#src/shared/picture-address.ts"
import type { HotelPicture } from "./pictures.ts"

/** Something to look at: a picture of the hotel, or a drawing of the hotel where none has been made yet. */
export type ContentImage = HotelPicture & { readonly drawing?: string }

/** Where the whole of it can be opened by itself. */
export const imageAddress = ({ id, drawing }: Pick<ContentImage, "id" | "drawing">): string =>
  drawing ?? pictureAddress(id, { width: 1600, format: "jpg" })
