import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { Subscriber } from "../subscriber.ts"
import type { subscriberListRules } from "../subscriber-list.ts"
import { suspicionWords } from "../suspicion-words.ts"

type ColumnName = keyof (typeof subscriberListRules)["columns"]

/** How the list shows somebody who wants the newsletter. */
export const subscriberColumns: Readonly<Record<ColumnName, DataColumn<Subscriber>>> = {
  email: { render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  subscribed: { render: ({ subscribedAt }) => formatHotelMoment(subscribedAt) },
  suspicion: { render: ({ suspicion }) => suspicion && suspicionWords[suspicion] },
}
