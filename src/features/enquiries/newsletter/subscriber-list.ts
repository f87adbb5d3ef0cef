import type { TableRules } from "#src/shared/table-query.ts"

/** What the list of subscribers can be asked (ADM-9). Posts that look like a bot's are kept as spam until asked for. */
export const subscriberListRules = {
  path: "/admin/newsletter",
  things: "subscribers",
  searchLabel: "Part of an address",
  sorts: { subscribed: "Subscribed", email: "Email" },
  firstSort: { key: "subscribed", direction: "desc" },
  filters: {
    kept: { kind: "choice", label: "Kept as spam", choices: [{ value: "spam", label: "Looks like a bot" }] },
    subscribed: { kind: "days", label: "Subscribed" },
  },
  columns: {
    email: { label: "Email", sort: "email" },
    subscribed: { label: "Subscribed", sort: "subscribed" },
    suspicion: { label: "Kept as spam", isExtra: true },
  },
} as const satisfies TableRules
