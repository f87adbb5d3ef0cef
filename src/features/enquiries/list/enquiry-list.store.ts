import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import { type EnquiryKind, guestBands } from "#src/features/enquiries/enquiry.ts"
import type { ListedEnquiry, occasionListRules } from "./enquiry-list.ts"
import { stages } from "#src/features/enquiries/enquiry-pipeline.ts"

/** Which list of enquiries. */
export type EnquiryList = { readonly kind: EnquiryKind; readonly isSpam: boolean }

const equals = <Value extends string>(column: string, values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, `${column} = '${value}'`])) as Readonly<
    Record<Value, string>
  >

const anyOf =
  (column: string, type: string) => (values: readonly string[], place: (value: unknown) => string) =>
    `${column} = any (${place(values)}::${type}[])`

// A plain message has no event, so its list asks for none of what is written here about events.
const sourceOf = ({ kind, isSpam }: EnquiryList): TableSourceOf<ReturnType<typeof occasionListRules>> => ({
  table: "enquiries",
  alias: "e",
  always: `e.kind = '${kind}' and e.deleted_at is null and e.suspicion is ${isSpam ? "not null" : "null"}`,
  sorts: {
    sent: { by: "e.sent_at", type: "timestamptz" },
    name: { by: "e.name_order", type: "text" },
    event: { by: "e.event_on", type: "date" },
  },
  filters: {
    stage: { kind: "choice", conditions: equals("e.stage", stages) },
    assignee: { kind: "values", condition: anyOf("e.assignee_id", "uuid") },
    sent: { kind: "days", by: "e.sent_at", type: "timestamptz" },
    event: { kind: "values", condition: anyOf("e.event", "text") },
    guests: { kind: "choice", conditions: equals("e.guest_band", guestBands) },
    eventDay: { kind: "days", by: "e.event_on", type: "date" },
  },
  search: searchInColumn("enquiries", "e", "search_text"),
  select: `e.id, e.name, e.email, e.phone, e.message, e.company_name as "companyName", e.event, e.event_on as "eventOn",
    e.guest_band as "guestBand", e.rooms_needed as "roomsNeeded", e.stage, e.suspicion, e.sent_at as "sentAt",
    u.name as "assigneeName"`,
  joins: "left join users u on u.id = e.assignee_id",
})

const toRow = (row: ListedEnquiry): ListedEnquiry => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  companyName: row.companyName,
  event: row.event,
  eventOn: row.eventOn,
  guestBand: row.guestBand,
  roomsNeeded: row.roomsNeeded,
  stage: row.stage,
  suspicion: row.suspicion,
  sentAt: row.sentAt,
  assigneeName: row.assigneeName,
})

type Asked = { readonly list: EnquiryList; readonly query: TableQuery }

export const readEnquiryPage = (db: Database, { list, query }: Asked): Promise<TablePage<ListedEnquiry>> =>
  readTablePage(db, sourceOf(list), { query, toRow })

export const streamEnquiries = (
  db: Database,
  { list, query }: Asked,
): AsyncGenerator<readonly ListedEnquiry[]> => streamTable(db, sourceOf(list), { query, toRow })
