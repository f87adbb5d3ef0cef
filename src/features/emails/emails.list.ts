import { choicesOf, defineList } from "#src/platform/lists/define-list.ts"
import { deliveryStatuses, deliveryStatusNames, type ListedEmail } from "./delivery-status.ts"

/** The emails of the hotel and their delivery, newest first; their texts stay in the database (L-25). */
export const emailList = defineList<ListedEmail>({
  name: "emails",
  path: "/admin/emails",
  things: "emails",
  right: "emails.see",
  rowName: "subject",
  columns: {
    written: { label: "Written", sort: "written", cell: ["time", "createdAt"] },
    email: { label: "Email" },
    state: { label: "State" },
    again: { label: "Send again" },
  },
  sorts: { written: { label: "Written", sql: "e.created_at", type: "timestamptz" } },
  firstSort: { key: "written", direction: "desc" },
  filters: {
    status: {
      kind: "choice",
      label: "State",
      choices: choicesOf(deliveryStatuses, deliveryStatusNames),
    },
    written: { kind: "days", label: "Written", column: "e.created_at", type: "timestamptz" },
  },
  sql: {
    table: "emails",
    alias: "e",
    where: "true",
    key: { column: "e.status", values: ({ status }) => status ?? deliveryStatuses },
    select: `e.id, e.kind, e.recipient, e.subject, e.status, e.attempts, e.last_error as "lastError",
      e.created_at as "createdAt", e.sent_at as "sentAt", e.booking_id as "bookingId",
      e.is_confidential as "isConfidential"`,
  },
})
