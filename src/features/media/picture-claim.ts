import type { PicturesRefusal } from "./picture-refusals.ts"

/** The pictures of a record cannot be as they were sent. */
export type PicturesRefused = { readonly kind: "pictures"; readonly reason: PicturesRefusal }
