import { Badge } from "#src/ui/badge.tsx"
import { Mail, Moment } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import {
  type Subscriber,
  type SubscriberColumn,
  subscriberStatusNames,
} from "#src/features/enquiries/newsletter/subscriber.ts"
import { spamSignNames } from "#src/features/enquiries/spam/spam-sign-names.ts"

const tones = {
  confirmed: "success",
  pending: "info",
  unsubscribed: "neutral",
  spam: "danger",
} as const satisfies Record<Subscriber["status"], string>

/** How the list shows somebody who wants the newsletter. */
export const subscriberColumns: Readonly<Record<SubscriberColumn, DataColumn<Subscriber>>> = {
  email: { render: ({ email }) => <Mail to={email} isLink /> },
  status: { render: ({ status }) => <Badge tone={tones[status]}>{subscriberStatusNames[status]}</Badge> },
  subscribed: { render: ({ subscribedAt }) => <Moment at={subscribedAt} /> },
  suspicion: { render: ({ suspicion }) => suspicion && spamSignNames[suspicion] },
}
