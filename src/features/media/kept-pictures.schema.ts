import { z } from "zod"
import { picturesNeeded, sentPictures } from "#src/features/media/sent-pictures.ts"

/** The form that adds pictures to the library. */
export const keptPicturesInput = z
  .object({ oldPic: sentPictures, pic: sentPictures })
  .refine(...picturesNeeded("Pic"))
