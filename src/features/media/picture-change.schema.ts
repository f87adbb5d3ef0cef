import { z } from "zod"
import { versionField } from "#src/shared/validation/text-fields.ts"
import { maxAltLength } from "./picture.ts"
import { readFocal } from "./picture-form.ts"

const words = z
  .string()
  .min(1, "Say it in a few words.")
  .max(maxAltLength, `At most ${maxAltLength} characters fit here.`)

/** The fields of a picture that staff edit in the library. */
export const pictureChangeInput = z.object({
  version: versionField,
  alt: z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(words),
  focal: z.string().transform((text, context) => {
    const focal = readFocal(text)
    if (focal) return focal
    context.addIssue("The point lies outside the picture.")
    return z.NEVER
  }),
})
