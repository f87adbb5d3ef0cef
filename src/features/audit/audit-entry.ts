/** One entry of the audit log: who did what to which record, with the values before and after. */
export type AuditRecord = {
  readonly id: string
  readonly at: string
  readonly actorKind: "visitor" | "user" | "system"
  readonly actorName: string | null
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  /** A reference or a name, or else the beginning of its id. */
  readonly subjectName: string
  readonly before: unknown
  readonly after: unknown
}

/** The labels of fields whose stored name is not clear to staff, such as the counts of a change of rates. */
const fieldLabels: Readonly<Record<string, string>> = {
  alt: "What it shows",
  sizeSqft: "Size in sq ft",
  isActive: "Shown to guests",
  priced: "Nights with a new price",
  withMinimum: "Nights with a new minimum stay",
  closed: "Nights closed for sale",
  opened: "Nights opened for sale",
}

/** 'change-dates' as 'Change dates', 'total_paise' as 'Total' (amounts are shown in rupees). */
export const formatAuditKey = (key: string): string => {
  const label = fieldLabels[key]
  if (label !== undefined) return label
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase()
    .replace(/ paise$/, "")
    .replaceAll(/\b(?:gst|gstin|sac|irn|upi)\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The labels of actions whose stored name is not clear to staff. */
const actionLabels: Readonly<Record<string, string>> = {
  place: "Book",
  move: "Change stage",
  trust: "Mark as not spam",
  note: "Write a note",
  order: "Change the order",
  describe: "Change description",
  keep: "Keep picture",
  "derive-again": "Make the sizes again",
  "mail-payment-link": "Email the payment link",
  "make-guest": "Create guest",
  retax: "Tax again at new GST rates",
  "send-again": "Send the email again",
  "invite-again": "Send the invitation again",
}

export const formatAuditAction = (action: string): string => actionLabels[action] ?? formatAuditKey(action)

export const formatActor = ({ actorKind, actorName }: AuditRecord): string =>
  actorName ?? { visitor: "A visitor", user: "Somebody removed", system: "The hotel itself" }[actorKind]

const paths: Readonly<Record<string, (id: string) => string>> = {
  booking: (id) => `/admin/${id}`,
  user: (id) => `/admin/user/${id}`,
  "room-type": (id) => `/admin/roomcart/update/${id}`,
  "gst-rates": () => "/admin/rates/gst",
  extra: (id) => `/admin/extras?extra=${id}`,
  testimonial: (id) => `/admin/update-testimonial/${id}`,
  offer: (id) => `/admin/update-offers/${id}`,
  // The order of the gallery is not a record of its own.
  gallery: (id) => (id === "all" ? "/admin/gallery" : `/admin/update-gallery/${id}`),
  picture: (id) => `/admin/media/${id}`,
  "table-reservation": () => "/admin/tables/all",
  outlet: () => "/admin/tables",
  "contact-enquiry": (id) => `/admin/contact/${id}`,
  "banquet-enquiry": (id) => `/admin/enquery/${id}`,
  "corporate-enquiry": (id) => `/admin/corporate-query/${id}`,
}

/** Where a record is shown; null for kinds without a page. */
export const pathOfSubject = ({
  subjectType,
  subjectId,
}: Pick<AuditRecord, "subjectType" | "subjectId">): string | null =>
  Object.hasOwn(paths, subjectType) ? (paths[subjectType]?.(subjectId) ?? null) : null
