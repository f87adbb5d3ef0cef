import { choicesOf, defineList, type ListSql, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import { type Subscriber, subscriberStatuses, subscriberStatusNames, unsubscribeUrl } from "./subscriber.ts"

type Values = NonNullable<ListSql["key"]>["values"]

const listOf = (origin: string, values: Values) =>
  defineList<Subscriber>({
    name: "newsletter",
    path: "/admin/newsletter",
    things: "subscribers",
    right: "newsletter.manage",
    removeRight: "newsletter.manage",
    rowName: "email",
    columns: {
      email: { label: "Email", sort: "email", cell: ["mailto", "email"] },
      status: { label: "Status" },
      subscribed: { label: "Subscribed", sort: "subscribed", cell: ["time", "subscribedAt"] },
      suspicion: { label: "Kept as spam", isExtra: true },
    },
    sorts: {
      subscribed: { label: "Subscribed", sql: "s.subscribed_at", type: "timestamptz" },
      email: { label: "Email", sql: `lower(s.email) collate "C"`, type: "text" },
    },
    firstSort: { key: "subscribed", direction: "desc" },
    filters: {
      status: {
        kind: "choice",
        label: "Status",
        choices: choicesOf(subscriberStatuses, subscriberStatusNames),
      },
      subscribed: { kind: "days", label: "Subscribed", column: "s.subscribed_at", type: "timestamptz" },
    },
    search: searchIn("s.search_text", "Part of an address"),
    sql: {
      table: "newsletter_subscribers",
      alias: "s",
      where: "s.deleted_at is null",
      key: { column: "s.status", values },
      select: `s.id, s.email, s.status, s.suspicion, s.subscribed_at as "subscribedAt",
        s.confirmed_at as "confirmedAt", s.unsubscribe_key as "unsubscribeKey"`,
    },
    csv: [
      ["Email", ({ email }) => email],
      timeColumn("Subscribed at", ({ subscribedAt }) => subscribedAt),
      timeColumn("Confirmed at", ({ subscribedAt, confirmedAt }) => confirmedAt ?? subscribedAt),
      ["Unsubscribe link", ({ unsubscribeKey }) => unsubscribeUrl(origin, unsubscribeKey)],
    ],
  })

const withoutSpam = subscriberStatuses.filter((status) => status !== "spam")

/** The newsletter subscribers; spam is shown only on request (ADM-9). */
export const subscriberList = listOf("", ({ status }) => status ?? withoutSpam)

/** The list as a CSV file: the audience of the newsletter, so only those who confirmed (FOLIO-9). */
export const subscriberFile = (origin: string) => listOf(origin, () => ["confirmed"])
