import type { PictureUse } from "./picture.ts"

const kinds: Readonly<Record<PictureUse["subjectType"], string>> = {
  "room-type": "room type",
  testimonial: "testimonial",
  offer: "offer",
  gallery: "gallery",
}

const paths: Readonly<Record<PictureUse["subjectType"], (use: PictureUse) => string>> = {
  "room-type": ({ subjectId }) => `/admin/roomcart/update/${subjectId}`,
  testimonial: ({ subjectId }) => `/admin/update-testimonial/${subjectId}`,
  offer: ({ name }) => `/admin/offers?${new URLSearchParams({ q: name })}`,
  gallery: ({ subjectId }) => `/admin/update-gallery/${subjectId}`,
}

/** 'room type Suite', or 'deleted offer Suite' for a deleted record. */
export const formatPictureUse = ({ subjectType, name, isDeleted }: PictureUse): string =>
  `${isDeleted ? "deleted " : ""}${kinds[subjectType]} ${name}`

/** The edit page of a record that shows a picture; null for a deleted record. */
export const pictureUsePath = (use: PictureUse): string | null =>
  use.isDeleted ? null : paths[use.subjectType](use)

const maxNamedUses = 3

function listed(names: readonly string[]): string {
  const shown = names.slice(0, maxNamedUses)
  const more = names.length - maxNamedUses
  const all = more > 0 ? [...shown, `${more} more`] : shown
  const last = all.at(-1) ?? ""
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${last}` : last
}

/** Why a picture cannot be deleted: the records that show it, and deleted ones that could be restored. */
export function formatPictureUses(uses: readonly PictureUse[]): string {
  const advice = uses.every(({ isDeleted }) => isDeleted)
    ? "That can still be brought back, and needs it then."
    : "Choose another picture there first."
  return `It is shown by ${listed(uses.map((use) => `the ${formatPictureUse(use)}`))}. ${advice}`
}
