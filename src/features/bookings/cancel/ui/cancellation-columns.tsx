import {
  cancellationStateNames,
  type CancellationState,
  type ListedCancellation,
} from "#src/features/bookings/cancel/cancellation-request.ts"
import { formatDayRoom } from "#src/features/day-rooms/day-room-text.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { LinesCell, Moment, OneLine, NoWrap } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"

const tones = { open: "warning", approved: "danger", declined: "neutral", withdrawn: "neutral" } as const

const CancellationBadge = ({ state }: { state: CancellationState }) => (
  <Badge tone={tones[state]}>{cancellationStateNames[state]}</Badge>
)

/** Who answered a request and when, and the reason; the guest's message while it is open. */
const Outcome = ({ note, reason, settledAt, settledBy }: ListedCancellation) =>
  settledAt ? (
    <>
      <Moment at={settledAt} />
      {settledBy && `, by ${settledBy}`}
      {reason && `: “${reason}”`}
    </>
  ) : (
    note && `“${note}”`
  )

/** How the desk's list shows a request to cancel. */
export const cancellationColumns: CellRenderers<ListedCancellation> = {
  guest: {
    render: ({ guestName, guestPhone, guestEmail }) => (
      <LinesCell isStrong below={guestPhone ? <NoWrap>{guestPhone}</NoWrap> : guestEmail}>
        {guestName}
      </LinesCell>
    ),
  },
  stay: {
    render: ({ roomName, rooms, ...stay }) => (
      <LinesCell
        below={
          <OneLine>
            {roomName}, {formatRooms(rooms)}
          </OneLine>
        }
      >
        {stay.dayRoom ? (
          formatDayRoom(stay.dayRoom)
        ) : (
          // One element: in the grid of a cell each text between elements becomes a line.
          <span>
            <NoWrap>{formatLongDate(stay.checkIn)}</NoWrap>{" "}
            <NoWrap>to {formatLongDate(stay.checkOut)}</NoWrap>
          </span>
        )}
      </LinesCell>
    ),
  },
  charge: { below: ({ total }) => `of ${formatMoney(total)}` },
  state: {
    render: (request) => (
      <LinesCell below={<Outcome {...request} />}>
        <CancellationBadge state={request.state} />
      </LinesCell>
    ),
  },
}
