import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import type { PayableBooking } from "#src/features/bookings/booking.ts"
import type { ListedBooking } from "#src/features/bookings/list/listed-booking.ts"
import { ScreenText } from "#src/ui/screen-text.ts"
import { paymentModeNames } from "#src/features/bookings/status-names.ts"
import { BookingStatusBadge, PaymentStatusBadge } from "#src/features/bookings/ui/status-badges.tsx"
import { nightsOf } from "#src/features/availability/stay.ts"
import { dayRoomMoments, formatDeparture, formatHours } from "#src/features/day-rooms/day-room-text.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import { formatMoney } from "#src/shared/money.ts"
import { LinesCell, Moment, OneLine, NoWrap } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import styles from "./booking-columns.module.css"

export const StatusBadges = ({ booking }: { booking: PayableBooking }) => (
  <div className={styles.badges}>
    <BookingStatusBadge booking={booking} />
    <PaymentStatusBadge booking={booking} />
  </div>
)

/** How the desk's list shows a booking (ADM-6). */
export const bookingColumns: CellRenderers<ListedBooking> = {
  reference: { below: ({ createdAt }) => <Moment at={createdAt} /> },
  guest: {
    render: ({ guestName, guestEmail, guestPhone }) => (
      <LinesCell isStrong below={guestPhone ? <NoWrap>{guestPhone}</NoWrap> : guestEmail}>
        {guestName}
      </LinesCell>
    ),
  },
  stay: {
    render: (stay) => (
      <LinesCell
        isStrong
        below={
          <OneLine>
            <NoWrap>to {formatDeparture(stay)},</NoWrap>{" "}
            {stay.dayRoom ? formatHours(stay.dayRoom) : formatNights(nightsOf(stay))}
          </OneLine>
        }
      >
        <NoWrap>{stay.dayRoom ? dayRoomMoments(stay.dayRoom).arrive : formatLongDate(stay.checkIn)}</NoWrap>
      </LinesCell>
    ),
  },
  room: {
    below: ({ rooms, party }) => (
      <OneLine>
        {formatRooms(rooms)}, {formatGuests(party)}
      </OneLine>
    ),
  },
  price: { below: ({ nightPrice }) => (nightPrice === null ? "" : `${formatMoney(nightPrice)} a night`) },
  status: {
    render: (booking) => (
      <LinesCell below={<ScreenText text={paymentModeNames[booking.paymentMode]} />}>
        <StatusBadges booking={booking} />
      </LinesCell>
    ),
  },
}
