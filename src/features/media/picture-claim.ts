import type { PicturesRefusal } from "./picture-refusals.ts"

/** Why the submitted pictures of a record are refused. */
export type PicturesRefused = { readonly kind: "pictures"; readonly reason: PicturesRefusal }
