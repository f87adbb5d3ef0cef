import { Link } from "react-router"
import { DeliveryBadge } from "#src/features/emails/ui/delivery-badge.tsx"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { Badge } from "#src/ui/badge.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import {
  formatEntryStay,
  type ListedEntry,
  type WaitlistState,
  waitlistStateNames,
} from "../waitlist-entry.ts"

const tones = {
  unconfirmed: "neutral",
  waiting: "info",
  offered: "warning",
  booked: "success",
  missed: "neutral",
  left: "neutral",
  removed: "neutral",
  unbookable: "neutral",
  over: "neutral",
} as const satisfies Record<WaitlistState, string>

function State({ state, bookingId, offeredUntil }: ListedEntry) {
  const name = waitlistStateNames[state]
  const text = offeredUntil ? `${name} until ${formatHotelTime(offeredUntil)}` : name
  const badge = <Badge tone={tones[state]}>{text}</Badge>
  return bookingId && state === "booked" ? <Link to={`/admin/${bookingId}`}>{badge}</Link> : badge
}

/** How the staff's list shows an entry. */
export const waitlistColumns: CellRenderers<ListedEntry> = {
  stay: { render: formatEntryStay },
  state: { render: (entry) => <State {...entry} /> },
  delivery: { render: ({ delivery }) => delivery && <DeliveryBadge status={delivery} /> },
  phone: { render: ({ phone }) => phone },
}
