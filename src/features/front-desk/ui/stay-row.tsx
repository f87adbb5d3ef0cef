import { formatCount } from "#src/shared/format/format-count.ts"
import { formatArrival } from "#src/features/bookings/arrival/arrival.ts"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { formatDayRoom, formatDeparture, formatStayDates } from "#src/features/day-rooms/day-room-text.ts"
import { nightsOf } from "#src/features/availability/stay.ts"
import { add, formatMoney } from "#src/shared/money.ts"
import type {
  DayList,
  DeskStay,
  FoundStay,
  InHouseStay,
  StayList,
} from "#src/features/front-desk/desk-stay.ts"
import { DeskRow } from "./desk-block.tsx"

const formatStay = (stay: DeskStay): string =>
  [
    stay.rooms,
    formatCount(stay.guests, "guest"),
    stay.dayRoom ? formatDayRoom(stay.dayRoom) : formatCount(nightsOf(stay), "night"),
    formatArrival({ time: stay.arrivesAt, flight: stay.flight ?? "", wantsCar: stay.wantsCar }),
    ...stay.extras,
  ]
    .filter(Boolean)
    .join(", ")

/** The payers' debts and credits. */
function formatBalance({ owed, credit }: DeskStay): string {
  const debt = add(owed, credit)
  const parts = [
    debt > 0 && `${formatMoney(debt)} owed`,
    credit > 0 && `${formatMoney(credit)} refund due`,
  ].filter(Boolean)
  return parts.join(", ") || "Paid"
}

export const InHouseRow = ({ stay }: { stay: InHouseStay }) => (
  <DeskRow
    to={`/admin/${stay.id}`}
    name={stay.guestName}
    facts={stay.rooms}
    end={stay.phone}
    endFacts={`until ${formatDeparture(stay)}`}
  />
)

/** A stay in a list of the day; each list shows other facts. */
function StayRow({ stay, list }: { stay: DeskStay; list: DayList }) {
  const to = `/admin/${stay.id}`
  switch (list) {
    case "arrivals":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={formatStay(stay)}
          end={stay.reference}
          endFacts={formatBalance(stay)}
        />
      )
    case "departures":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={stay.dayRoom ? `${stay.rooms}, until ${formatDeparture(stay)}` : stay.rooms}
          end={formatBalance(stay)}
          endFacts={stay.reference}
        />
      )
    case "in-house":
      return <InHouseRow stay={stay} />
    case "unpaid":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={formatStayDates(stay)}
          end={stay.credit > 0 ? formatBalance(stay) : formatMoney(stay.owed)}
          endFacts={stay.phone}
        />
      )
    case "holds":
      // Unpaid online attempts have no page at the desk (ADM-6).
      return (
        <DeskRow
          name={stay.guestName}
          facts={`${stay.rooms}, ${formatStayDates(stay)}`}
          end={stay.holdExpiresAt ? `until ${formatHotelTime(stay.holdExpiresAt)}` : ""}
          endFacts={stay.phone}
        />
      )
  }
}

function formatPresence(stay: FoundStay): string {
  switch (stay.presence) {
    case "arrives":
      return "Arrives today"
    case "in-house":
      return `In house until ${formatDeparture(stay)}`
    case "leaves":
      return stay.status === "completed" ? "Left today" : "Leaves today"
  }
}

/** A stay of today that a search found. */
export const FoundStayRow = ({ stay }: { stay: FoundStay }) => (
  <DeskRow
    to={`/admin/${stay.id}`}
    name={stay.guestName}
    facts={`${formatPresence(stay)}, ${stay.rooms}`}
    end={stay.reference}
    endFacts={formatBalance(stay)}
  />
)

/** The stays of a list, and below them what the whole list owes. */
export const StayRows = ({ stays, list }: { stays: StayList; list: DayList }) => (
  <>
    {stays.first.map((stay) => (
      <StayRow key={stay.id} stay={stay} list={list} />
    ))}
    {stays.owed > 0 && <DeskRow name="Total owed" facts="" end={formatMoney(stays.owed)} />}
  </>
)
