import { z } from "zod"
import { fieldIsRequired } from "#src/shared/messages.ts"

const isGiven = (value: unknown): boolean =>
  typeof value === "string" ? value !== "" : value instanceof File && value.size > 0

/** The pictures in one field of a form: ids and files; empty ones are ignored. */
export const sentPictures = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value : [value]).filter(isGiven))

/** For `schema.refine(...picturesNeeded("Pic"))`: at least one kept or new picture. */
export const picturesNeeded = (label: string) =>
  [
    ({ oldPic, pic }: { oldPic: unknown[]; pic: unknown[] }) => oldPic.length + pic.length > 0,
    { path: ["pic"], error: fieldIsRequired(label), when: () => true },
  ] satisfies Parameters<z.ZodType<{ oldPic: unknown[]; pic: unknown[] }>["refine"]>
