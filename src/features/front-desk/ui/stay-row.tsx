import { formatCount } from "#src/shared/format/format-count.ts"
import { formatArrival } from "#src/features/bookings/arrival/arrival.ts"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { formatDayRoom, formatDeparture, formatStayDates } from "#src/features/day-rooms/day-room-text.ts"
import { nightsOf } from "#src/features/availability/stay.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import type { DayList, DeskStay, StayList } from "#src/features/front-desk/desk-stay.ts"
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

function formatBalance(owed: Money): string {
  if (owed === 0) return "Paid"
  return owed > 0 ? `${formatMoney(owed)} owed` : `${formatMoney(subtract(zero, owed))} refund due`
}

/** A stay in a list of the day; each list shows other facts. */
export function StayRow({ stay, list }: { stay: DeskStay; list: DayList }) {
  const to = `/admin/${stay.id}`
  switch (list) {
    case "arrivals":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={formatStay(stay)}
          end={stay.reference}
          endFacts={formatBalance(stay.owed)}
        />
      )
    case "departures":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={stay.dayRoom ? `${stay.rooms}, until ${formatDeparture(stay)}` : stay.rooms}
          end={formatBalance(stay.owed)}
          endFacts={stay.reference}
        />
      )
    case "in-house":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={stay.rooms}
          end={stay.phone}
          endFacts={`until ${formatDeparture(stay)}`}
        />
      )
    case "unpaid":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={formatStayDates(stay)}
          end={formatMoney(stay.owed)}
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

/** The stays of a list, and below them what the whole list owes. */
export const StayRows = ({ stays, list }: { stays: StayList; list: DayList }) => (
  <>
    {stays.first.map((stay) => (
      <StayRow key={stay.id} stay={stay} list={list} />
    ))}
    {stays.owed > 0 && <DeskRow name="Total owed" facts="" end={formatMoney(stays.owed)} />}
  </>
)
