import { defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import type { Subscriber, SubscriberColumn } from "./subscriber.ts"

/** The newsletter subscribers; spam is shown only on request (ADM-9). */
export const subscriberList = defineList<Subscriber, SubscriberColumn>({
  name: "newsletter",
  path: "/admin/newsletter",
  things: "subscribers",
  right: "newsletter.manage",
  columns: {
    email: { label: "Email", sort: "email" },
    subscribed: { label: "Subscribed", sort: "subscribed" },
    suspicion: { label: "Kept as spam", isExtra: true },
  },
  sorts: {
    subscribed: { label: "Subscribed", sql: "s.subscribed_at", type: "timestamptz" },
    email: { label: "Email", sql: `lower(s.email) collate "C"`, type: "text" },
  },
  firstSort: { key: "subscribed", direction: "desc" },
  filters: {
    kept: {
      kind: "choice",
      label: "Kept as spam",
      choices: [{ value: "spam", label: "Looks like a bot" }],
    },
    subscribed: { kind: "days", label: "Subscribed", column: "s.subscribed_at", type: "timestamptz" },
  },
  search: searchIn("s.search_text", "Part of an address"),
  sql: {
    table: "newsletter_subscribers",
    alias: "s",
    where: "s.deleted_at is null",
    key: { column: "(s.suspicion is not null)::text", values: ({ kept }) => [kept ? "true" : "false"] },
    select: `s.id, s.email, s.suspicion, s.subscribed_at as "subscribedAt"`,
  },
  csv: [["Email", ({ email }) => email], timeColumn("Subscribed at", ({ subscribedAt }) => subscribedAt)],
})
