import { Mail, Moment } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { Subscriber, SubscriberColumn } from "#src/features/enquiries/newsletter/subscriber.ts"
import { spamSignNames } from "#src/features/enquiries/spam/spam-sign-names.ts"

/** How the list shows somebody who wants the newsletter. */
export const subscriberColumns: Readonly<Record<SubscriberColumn, DataColumn<Subscriber>>> = {
  email: { render: ({ email }) => <Mail to={email} isLink /> },
  subscribed: { render: ({ subscribedAt }) => <Moment at={subscribedAt} /> },
  suspicion: { render: ({ suspicion }) => suspicion && spamSignNames[suspicion] },
}
