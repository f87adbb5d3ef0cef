import { shownEmailSql } from "#src/features/emails/erased-guest.ts"
import {
  banquetEvents,
  corporateEvents,
  type EnquiryKind,
  enquiryRights,
  guestBands,
} from "#src/features/enquiries/enquiry.ts"
import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import { idsOfReference } from "#src/features/enquiries/enquiry-text.ts"
import { type Colleague, stageNamesOf, stages, stagesOf } from "#src/features/enquiries/enquiry-pipeline.ts"
import {
  defineChoice,
  days,
  defineList,
  type ListColumns,
  type ListSearch,
  type AddParameter,
  searchIn,
} from "#src/platform/lists/define-list.ts"
import type { ListedEnquiry } from "./listed-enquiry.ts"

/** Which list of enquiries: one of each kind, and one of its spam. */
export type EnquiryList = { readonly kind: EnquiryKind; readonly isSpam: boolean }

const nothing = "Not given"

const nobody = "nobody"

/** The filter by who looks after an enquiry. What staff who left looked after is with nobody, too. */
const assigneeFilter = (colleagues: readonly Colleague[]) => ({
  kind: "choice" as const,
  choices: [
    { value: nobody, label: "Unassigned, or a colleague who left" },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ],
  where: (values: readonly string[], addParameter: AddParameter) => {
    const chosen = `e.assignee_id = any (${addParameter(values.filter((value) => value !== nobody))}::uuid[])`
    if (!values.includes(nobody)) return chosen
    const present = addParameter(colleagues.map(({ id }) => id))
    return `(${chosen} or e.assignee_id is null or e.assignee_id <> all (${present}::uuid[]))`
  },
})

const columnsOf = (kind: EnquiryKind, colleagues: readonly Colleague[]): ListColumns<ListedEnquiry> => ({
  name: { label: "Name", cell: ["name", "name"], sort: ["text", "e.name_order"] },
  reference: { label: "Reference", isExtra: true, cell: ["nowrap", "reference"] },
  email: { label: "Email", isExtra: true, cell: ["email", "email"] },
  phone: { label: "Phone", cell: ["nowrap", "phone"] },
  ...(kind !== "contact" && eventColumns(kind)),
  message: { label: "Message", isExtra: kind !== "contact", cell: ["message", "message"] },
  stage: {
    label: "Stage",
    cell: ["choice", "stage"],
    filter: defineChoice(stagesOf(kind), stageNamesOf(kind)),
  },
  assignee: {
    label: "Assigned to",
    cell: ["text", "assigneeName"],
    none: "Unassigned",
    filter: assigneeFilter(colleagues),
  },
  sent: { label: "Sent", cell: ["time", "sentAt"], sort: ["timestamptz", "e.sent_at"], filter: days },
})

const eventColumns = (kind: EnquiryKind): ListColumns<ListedEnquiry> => ({
  company: { label: "Company", isExtra: true, cell: ["text", "companyName"], none: nothing },
  event: {
    label: "Event",
    cell: ["short", "event"],
    filter: defineChoice<string>(kind === "banquet" ? banquetEvents : corporateEvents, undefined, "e.event"),
  },
  eventDay: { label: "Event day", cell: ["date", "eventOn"], sort: ["date", "e.event_on"], filter: days },
  guests: {
    label: "Guests",
    cell: ["nowrap", "guestBand"],
    filter: defineChoice(guestBands, undefined, "e.guest_band"),
  },
  rooms: { label: "Rooms", isExtra: true, align: "end", cell: ["text", "roomsNeeded"], none: nothing },
})

const byReference = (words: string, addParameter: AddParameter): string[] => {
  const ids = idsOfReference(words)
  return ids ? [`e.id between ${addParameter(ids[0])}::uuid and ${addParameter(ids[1])}::uuid`] : []
}

const byText = searchIn("e.search_text", "Reference, name, email, phone or company")

const enquirySearch: ListSearch = {
  label: byText.label,
  conditions: (words, addParameter) => [
    ...byText.conditions(words, addParameter),
    ...byReference(words, addParameter),
  ],
  matches: (words, addParameter) =>
    [byText.matches(words, addParameter), ...byReference(words, addParameter)].join(" or "),
}

/** The messages and queries of a kind, or its spam (ADM-9). */
export function enquiryList({ kind, isSpam }: EnquiryList, colleagues: readonly Colleague[]) {
  const { path, title } = enquiryDesks[kind]
  return defineList<ListedEnquiry>({
    name: `${kind}-enquiries${isSpam ? "-spam" : ""}`,
    path: isSpam ? `${path}/spam` : path,
    pluralName: title.toLowerCase(),
    right: enquiryRights[kind],
    removeRight: enquiryRights[kind],
    rowName: "name",
    rowPath: `${path}/:id`,
    columns: columnsOf(kind, colleagues),
    firstSort: { key: "sent", direction: "desc" },
    search: enquirySearch,
    sql: {
      table: "enquiries",
      alias: "e",
      where: `e.kind = '${kind}' and e.deleted_at is null and e.suspicion is ${isSpam ? "not null" : "null"}`,
      key: { column: "e.stage", values: ({ stage }) => stage ?? stages },
      select: `e.id, 'EQ-' || upper(left(e.id::text, 8)) as reference, e.name, ${shownEmailSql("e.email", "")} as email, e.phone, e.message, e.company_name as "companyName", e.event,
        e.event_on as "eventOn", e.guest_band as "guestBand", e.rooms_needed as "roomsNeeded", e.stage, e.suspicion,
        e.sent_at as "sentAt", u.name as "assigneeName"`,
      joins: "left join users u on u.id = e.assignee_id",
    },
  })
}
