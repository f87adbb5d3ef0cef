import {
  defineChoice,
  days,
  defineList,
  type ListColumns,
  type ListSql,
  searchIn,
} from "#src/platform/lists/define-list.ts"
import { type Subscriber, subscriberStatuses, subscriberStatusNames, unsubscribeUrl } from "./subscriber.ts"

type Values = NonNullable<ListSql["key"]>["values"]

const listOf = (values: Values, more: ListColumns<Subscriber> = {}) =>
  defineList<Subscriber>({
    name: "newsletter",
    path: "/admin/newsletter",
    pluralName: "subscribers",
    right: "newsletter.manage",
    removeRight: "newsletter.manage",
    rowName: "email",
    columns: {
      email: { label: "Email", cell: ["mailto", "email"], sort: ["text", `lower(s.email) collate "C"`] },
      status: {
        label: "Status",
        cell: ["choice", "status"],
        filter: defineChoice(subscriberStatuses, subscriberStatusNames),
      },
      subscribed: {
        label: "Subscribed",
        cell: ["time", "subscribedAt"],
        sort: ["timestamptz", "s.subscribed_at"],
        filter: days,
      },
      suspicion: { label: "Kept as spam", isExtra: true },
      ...more,
    },
    firstSort: { key: "subscribed", direction: "desc" },
    search: searchIn("s.search_text", "Part of an address"),
    sql: {
      table: "newsletter_subscribers",
      alias: "s",
      where: "s.deleted_at is null",
      key: { column: "s.status", values },
      select: `s.id, s.email, s.status, s.suspicion, s.subscribed_at as "subscribedAt",
        coalesce(s.confirmed_at, s.subscribed_at) as "confirmedAt", s.unsubscribe_key as "unsubscribeKey"`,
    },
  })

const withoutSpam = subscriberStatuses.filter((status) => status !== "spam")

/** The newsletter subscribers; spam is shown only on request (ADM-9). */
export const subscriberList = listOf(({ status }) => status ?? withoutSpam)

/** The list as a CSV file: the audience of the newsletter, so only those who confirmed (FOLIO-9). */
export const subscriberFile = (origin: string) =>
  listOf(() => ["confirmed"], {
    confirmed: { label: "Confirmed", cell: ["time", "confirmedAt"] },
    link: { label: "Unsubscribe link", csv: ({ unsubscribeKey }) => unsubscribeUrl(origin, unsubscribeKey) },
  })
