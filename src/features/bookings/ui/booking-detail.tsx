import { phoneHref } from "#src/shared/validation/phone.ts"
import type { ReactNode } from "react"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { DetailColumn, DetailPart } from "#src/ui/detail/detail-part.tsx"
import type { Booking, Guest } from "../booking.ts"
import { paymentModeNames, paymentStatusNames } from "#src/features/bookings/status-names.ts"
import { BookingNights } from "./booking-detail-nights.tsx"
import styles from "./booking-detail.module.css"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { ArrivalFacts } from "#src/features/bookings/arrival/ui/arrival-facts.tsx"
import { BookedExtras } from "#src/features/bookings/extras/ui/booked-extras.tsx"
import { StayFacts } from "./stay-facts.tsx"

const notGiven = "Not given"

const GuestFacts = ({ guest }: { guest: Guest }) => (
  <DefinitionList
    items={[
      { term: "Name", description: guest.name },
      { term: "Username", description: guest.username || "None" },
      {
        term: "Email",
        description: guest.email ? <a href={`mailto:${guest.email}`}>{guest.email}</a> : notGiven,
      },
      {
        term: "Phone",
        description: guest.phone ? <a href={phoneHref(guest.phone)}>{guest.phone}</a> : notGiven,
      },
      { term: "Address", description: guest.address || notGiven },
      { term: "Pin", description: guest.pin || notGiven },
      { term: "City", description: guest.city || notGiven },
      { term: "State", description: guest.state || notGiven },
    ]}
  />
)

const PaymentFacts = ({ booking }: { booking: Booking }) => (
  <DefinitionList
    items={[
      { term: "Mode", description: paymentModeNames[booking.paymentMode] },
      { term: "Payment", description: paymentStatusNames[booking.paymentStatus] },
      { term: "Payment id", description: booking.transactionId ?? "None" },
      { term: "Booked", description: formatHotelMoment(booking.createdAt) },
    ]}
  />
)

type BookingDetailProps = {
  booking: Booking
  /** The forms: below the stay on narrow screens, in a column of their own on wide ones. */
  children: ReactNode
}

/** A booking on the desk's page (ADM-6). */
export function BookingDetail({ booking, children }: BookingDetailProps) {
  return (
    <div className={styles.detail}>
      <DetailColumn>
        <DetailPart title={booking.roomName}>
          <StayFacts stay={booking} party={booking.bookedRooms} look="grid" />
        </DetailPart>
        {booking.arrival && (
          <DetailPart title="Arrival">
            <ArrivalFacts arrival={booking.arrival} />
          </DetailPart>
        )}
        {booking.extras.length > 0 && (
          <DetailPart title="Extras">
            <BookedExtras
              extras={booking.extras}
              stay={booking}
              totalTerm={
                booking.extras.every(({ lineId }) => lineId !== null)
                  ? "Charged to the folio"
                  : "Charged on the day of arrival"
              }
            />
          </DetailPart>
        )}
      </DetailColumn>
      <DetailColumn className={styles.changes}>{children}</DetailColumn>
      <DetailColumn>
        <DetailPart title="Nights">
          <BookingNights booking={booking} />
        </DetailPart>
        <DetailPart id="guest" title="Guest">
          <GuestFacts guest={booking.guest} />
        </DetailPart>
        <DetailPart title="Payment">
          <PaymentFacts booking={booking} />
        </DetailPart>
      </DetailColumn>
    </div>
  )
}
