import {
  banquetEvents,
  corporateEvents,
  type EnquiryKind,
  enquiryRights,
  guestBands,
} from "#src/features/enquiries/enquiry.ts"
import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import { type Colleague, stageNames, stages } from "#src/features/enquiries/enquiry-pipeline.ts"
import {
  choicesOf,
  type CsvColumns,
  defineList,
  type ListColumns,
  type ListFilter,
  searchIn,
  timeColumn,
} from "#src/platform/lists/define-list.ts"
import type { ListedEnquiry } from "./listed-enquiry.ts"

/** Which list of enquiries: one of each kind, and one of its spam. */
export type EnquiryList = { readonly kind: EnquiryKind; readonly isSpam: boolean }

const nothing = "Not told"

const contactColumns = {
  name: { label: "Name", sort: "name", cell: ["name", "name"] },
  email: { label: "Email", isExtra: true, cell: ["email", "email"] },
  phone: { label: "Phone", cell: ["whole", "phone"] },
  message: { label: "Message", cell: ["message", "message"] },
  stage: { label: "Stage" },
  assignee: { label: "Looked after by", cell: ["text", "assigneeName"], none: "Nobody yet" },
  sent: { label: "Sent", sort: "sent", cell: ["time", "sentAt"] },
} as const satisfies ListColumns<ListedEnquiry>

const { name, email, phone, message, ...progressColumns } = contactColumns

const eventColumns: ListColumns<ListedEnquiry> = {
  name,
  email,
  phone,
  company: { label: "Company", isExtra: true, cell: ["text", "companyName"], none: nothing },
  event: { label: "Event", cell: ["short", "event"] },
  eventDay: { label: "Event day", sort: "event", cell: ["date", "eventOn"] },
  guests: { label: "Guests", cell: ["whole", "guestBand"] },
  rooms: { label: "Rooms", isExtra: true, align: "end", cell: ["text", "roomsNeeded"], none: nothing },
  message: { ...message, isExtra: true },
  ...progressColumns,
}

const eventFilters = (kind: EnquiryKind): Readonly<Record<string, ListFilter>> => ({
  event: {
    kind: "choice",
    label: "Event",
    choices: choicesOf<string>(kind === "banquet" ? banquetEvents : corporateEvents),
    where: (values, place) => `e.event = any (${place(values)}::text[])`,
  },
  guests: {
    kind: "choice",
    label: "Guests",
    choices: choicesOf(guestBands),
    where: (values, place) => `e.guest_band = any (${place(values)}::text[])`,
  },
  eventDay: { kind: "days", label: "Event day", column: "e.event_on", type: "date" },
})

const csv: CsvColumns<ListedEnquiry> = [
  timeColumn("Sent at", ({ sentAt }) => sentAt),
  ["Name", (row) => row.name],
  ["Email", (row) => row.email],
  ["Phone", (row) => row.phone],
  ["Company", ({ companyName }) => companyName],
  ["Event", ({ event }) => event],
  ["Event day", ({ eventOn }) => eventOn],
  ["Guests", ({ guestBand }) => guestBand],
  ["Rooms", ({ roomsNeeded }) => roomsNeeded],
  ["Message", (row) => row.message],
  ["Stage", ({ stage }) => stageNames[stage]],
  ["Looked after by", ({ assigneeName }) => assigneeName],
]

/** The messages and queries of a kind, or its spam (ADM-9). */
export function enquiryList({ kind, isSpam }: EnquiryList, colleagues: readonly Colleague[]) {
  const { path, title } = enquiryDesks[kind]
  const isContact = kind === "contact"
  return defineList<ListedEnquiry>({
    name: `${kind}-enquiries${isSpam ? "-spam" : ""}`,
    path: isSpam ? `${path}/spam` : path,
    things: title.toLowerCase(),
    right: enquiryRights[kind],
    removeRight: enquiryRights[kind],
    rowName: "name",
    rowPath: `${path}/:id`,
    columns: isContact ? contactColumns : eventColumns,
    sorts: {
      sent: { label: "Sent", sql: "e.sent_at", type: "timestamptz" },
      name: { label: "Name", sql: "e.name_order", type: "text" },
      ...(!isContact && { event: { label: "Event day", sql: "e.event_on", type: "date" } }),
    },
    firstSort: { key: "sent", direction: "desc" },
    filters: {
      stage: { kind: "choice", label: "Stage", choices: choicesOf(stages, stageNames) },
      assignee: {
        kind: "choice",
        label: "Looked after by",
        choices: colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name })),
        where: (values, place) => `e.assignee_id = any (${place(values)}::uuid[])`,
      },
      sent: { kind: "days", label: "Sent", column: "e.sent_at", type: "timestamptz" },
      ...(!isContact && eventFilters(kind)),
    },
    search: searchIn("e.search_text", "Name, email, phone or company"),
    sql: {
      table: "enquiries",
      alias: "e",
      where: `e.kind = '${kind}' and e.deleted_at is null and e.suspicion is ${isSpam ? "not null" : "null"}`,
      key: { column: "e.stage", values: ({ stage }) => stage ?? stages },
      select: `e.id, e.name, e.email, e.phone, e.message, e.company_name as "companyName", e.event,
        e.event_on as "eventOn", e.guest_band as "guestBand", e.rooms_needed as "roomsNeeded", e.stage, e.suspicion,
        e.sent_at as "sentAt", u.name as "assigneeName"`,
      joins: "left join users u on u.id = e.assignee_id",
    },
    csv,
  })
}
