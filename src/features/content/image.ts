import { pictureAddress } from "#src/shared/picture-address.ts"
import type { HotelPicture } from "./pictures.ts"

/** Something to look at: a picture of the hotel, or a drawing of the house where none has been made yet. */
export type Plate = HotelPicture & { readonly drawing?: string }

/** Where the whole of it can be opened by itself. */
export const plateAddress = ({ id, drawing }: Pick<Plate, "id" | "drawing">): string =>
  drawing ?? pictureAddress(id, { width: 1600, format: "jpg" })
