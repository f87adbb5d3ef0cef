import { Form } from "react-router"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  formatBookedRooms,
  type NewRoomType,
  type RoomTypeChange,
} from "#src/features/bookings/change/room-type-change.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { ShortStay } from "#src/features/bookings/ui/short-stay.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { ChangeFigures } from "./change-figures.tsx"

type RoomTypePreviewProps = {
  booking: Booking
  to: NewRoomType
  change: RoomTypeChange
  isPending: boolean
}

/** The price of another room type, and the button that changes it. */
export function RoomTypePreview({ booking, to, change, isPending }: RoomTypePreviewProps) {
  const { quote, refund, owed, missedMinimum, bookedRooms, upgradeAmount } = change
  const seen = {
    seenVersion: booking.version,
    seenTotal: quote.total,
    seenRefund: refund,
    seenOwed: owed,
  }
  return (
    <>
      <h2 className={styles.title}>{formatBookedRooms(bookedRooms)}</h2>
      {bookedRooms.length > 1 && <StayFacts stay={booking} party={bookedRooms} />}
      <ChangeFigures booking={booking} to={booking} change={change} reader="desk" />
      <p className={styles.soft}>
        {to.price === "keep" && "The nights keep the price at which they were booked. "}
        {upgradeAmount > 0 && `At today’s price the new room type costs ${formatMoney(upgradeAmount)} more. `}
        {booking.guest.email && "The guest gets an email that names the new room, with a new voucher."}
      </p>
      <Form method="post" replace preventScrollReset noValidate className={styles.stack}>
        {missedMinimum && (
          <ShortStay missedMinimum={missedMinimum} label="Change the room type all the same" />
        )}
        {Object.entries({ ...to, ...seen }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button pending={isPending}>Change to this room type</Button>
      </Form>
    </>
  )
}
