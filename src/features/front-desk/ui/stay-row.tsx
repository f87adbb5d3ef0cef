import { formatCount } from "#src/shared/format-count.ts"

import { paymentStatusNames } from "#src/features/bookings/status-names.ts"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { daysBetween, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { DayList, DeskStay } from "#src/features/front-desk/desk-stay.ts"
import { DeskRow } from "./desk-block.tsx"

const roomTexts = ({ roomName, rooms }: DeskStay): string =>
  rooms === 1 ? roomName : `${rooms} × ${roomName}`

const stayMessages = (stay: DeskStay): string =>
  [
    roomTexts(stay),
    formatCount(stay.guests, "guest"),
    formatCount(daysBetween(stay.checkIn, stay.checkOut), "night"),
  ].join(", ")

const dates = ({ checkIn, checkOut }: DeskStay): string =>
  `${formatLongDate(checkIn)} to ${formatLongDate(checkOut)}`

/** A stay on one of the lists of the day: each list tells what its reader needs. */
export function StayRow({ stay, list }: { stay: DeskStay; list: DayList }) {
  const to = `/admin/${stay.id}`
  switch (list) {
    case "arrivals":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={stayMessages(stay)}
          end={stay.reference}
          endFacts={`Payment ${paymentStatusNames[stay.paymentStatus]}`}
        />
      )
    case "departures":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={roomTexts(stay)}
          end={formatMoney(stay.total)}
          endFacts={`Payment ${paymentStatusNames[stay.paymentStatus]}`}
        />
      )
    case "in-house":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={roomTexts(stay)}
          end={stay.phone}
          endFacts={`until ${formatLongDate(stay.checkOut)}`}
        />
      )
    case "unpaid":
      return (
        <DeskRow
          to={to}
          name={stay.guestName}
          facts={dates(stay)}
          end={formatMoney(stay.total)}
          endFacts={stay.phone}
        />
      )
    case "holds":
      // An attempt that is not paid has no page of its own at the desk (ADM-6).
      return (
        <DeskRow
          name={stay.guestName}
          facts={`${roomTexts(stay)}, ${dates(stay)}`}
          end={stay.holdExpiresAt ? `until ${formatHotelTime(stay.holdExpiresAt)}` : ""}
          endFacts={stay.phone}
        />
      )
  }
}
