import { Mail, Moment } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { Subscriber } from "#src/features/enquiries/newsletter/subscriber.ts"
import type { subscriberListRules } from "#src/features/enquiries/newsletter/subscriber-list.ts"
import { spamSignNames } from "#src/features/enquiries/spam/spam-sign-names.ts"

type ColumnName = keyof (typeof subscriberListRules)["columns"]

/** How the list shows somebody who wants the newsletter. */
export const subscriberColumns: Readonly<Record<ColumnName, DataColumn<Subscriber>>> = {
  email: { render: ({ email }) => <Mail to={email} isLink /> },
  subscribed: { render: ({ subscribedAt }) => <Moment at={subscribedAt} /> },
  suspicion: { render: ({ suspicion }) => suspicion && spamSignNames[suspicion] },
}
