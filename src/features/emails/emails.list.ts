import { defineChoice, days, defineList } from "#src/platform/lists/define-list.ts"
import { shownEmailSql } from "./erased-guest.ts"
import { deliveryStatuses, deliveryStatusNames, type ListedEmail } from "./delivery-status.ts"

/** The emails of the hotel and their delivery, newest first; their texts stay in the database (L-25). */
export const emailList = defineList<ListedEmail>({
  name: "emails",
  path: "/admin/emails",
  pluralName: "emails",
  right: "emails.see",
  rowName: "subject",
  columns: {
    written: {
      label: "Written",
      cell: ["time", "createdAt"],
      sort: ["timestamptz", "e.created_at"],
      filter: days,
    },
    email: { label: "Email", cell: ["text", "subject"] },
    recipient: { label: "Recipient", isExtra: true, cell: ["email", "recipient"] },
    status: {
      label: "State",
      cell: ["choice", "status"],
      filter: defineChoice(deliveryStatuses, deliveryStatusNames),
    },
    error: { label: "Last error", isExtra: true, cell: ["text", "lastError"] },
    again: { label: "Send again" },
  },
  firstSort: { key: "written", direction: "desc" },
  sql: {
    table: "emails",
    alias: "e",
    where: "true",
    key: { column: "e.status", values: ({ status }) => status ?? deliveryStatuses },
    select: `e.id, e.kind, ${shownEmailSql("e.recipient")} as recipient, e.subject, e.status, e.attempts, e.last_error as "lastError",
      e.created_at as "createdAt", e.sent_at as "sentAt", e.booking_id as "bookingId",
      e.is_confidential as "isConfidential"`,
  },
})
