import { phoneHref } from "#src/shared/validation/phone.ts"
import type { ReactNode } from "react"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { DetailColumn, DetailPart, FoldedPart } from "#src/ui/detail/detail-part.tsx"
import type { Booking, Guest } from "../booking.ts"
import { paymentModeNames, paymentStatusNames } from "#src/features/bookings/status-names.ts"
import { BookingNights } from "./booking-detail-nights.tsx"
import type { KeptPrice } from "#src/features/bookings/price-lock/price-lock.ts"
import { formatMoney } from "#src/shared/money.ts"
import styles from "./booking-detail.module.css"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { ArrivalFacts } from "#src/features/bookings/arrival/ui/arrival-facts.tsx"
import { BookedExtras } from "#src/features/bookings/extras/ui/booked-extras.tsx"
import { StayFacts } from "./stay-facts.tsx"

type Fact = { term: string; description: ReactNode }

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" })

const isKnown = ({ description }: Fact): boolean => Boolean(description)

/** The facts that are known, and a sentence that names the others. */
function KnownFacts({ facts }: { facts: readonly Fact[] }) {
  const missing = facts.filter((fact) => !isKnown(fact)).map(({ term }) => term.toLowerCase())
  return (
    <>
      <DefinitionList items={facts.filter(isKnown)} />
      {missing.length > 0 && <p className={styles.missing}>No {anyOf.format(missing)} was given.</p>}
    </>
  )
}

const GuestFacts = ({ guest }: { guest: Guest }) => (
  <KnownFacts
    facts={[
      { term: "Name", description: guest.name },
      { term: "Username", description: guest.username },
      {
        term: "Email",
        description: guest.email && <a href={`mailto:${guest.email}`}>{guest.email}</a>,
      },
      {
        term: "Phone",
        description: guest.phone && <a href={phoneHref(guest.phone)}>{guest.phone}</a>,
      },
      { term: "Address", description: guest.address },
      { term: "Pin", description: guest.pin },
      { term: "City", description: guest.city },
      { term: "State", description: guest.state },
    ]}
  />
)

const PaymentFacts = ({ booking }: { booking: Booking }) => (
  <DefinitionList
    items={[
      { term: "Mode", description: paymentModeNames[booking.paymentMode] },
      { term: "Payment", description: paymentStatusNames[booking.paymentStatus] },
      ...(booking.transactionId ? [{ term: "Payment id", description: booking.transactionId }] : []),
      { term: "Booked", description: formatHotelMoment(booking.createdAt) },
    ]}
  />
)

/** The price that the guest was promised, which can be lower than the rate on the day of booking. */
const keptPriceFact = ({ total, until }: KeptPrice) => ({
  term: "Kept price",
  description: `${formatMoney(total)}, kept until ${formatHotelMoment(until)}`,
})

type BookingDetailProps = {
  booking: Booking
  /** What each payer owes. */
  balance: string | undefined
  /** What changes or ends the stay. */
  actions: ReactNode
  /** The forms: below the stay on narrow screens, in a column of their own on wide ones. */
  children: ReactNode
}

/** A booking on the desk's page (ADM-6). */
export function BookingDetail({ booking, balance, actions, children }: BookingDetailProps) {
  return (
    <div className={styles.detail}>
      <DetailColumn>
        <DetailPart title={booking.roomName}>
          <StayFacts
            stay={booking}
            party={booking.bookedRooms}
            more={[
              ...(balance === undefined ? [] : [{ term: "Balance", description: balance }]),
              ...(booking.keptPrice ? [keptPriceFact(booking.keptPrice)] : []),
            ]}
          />
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
        {actions}
      </DetailColumn>
      <DetailColumn className={styles.changes}>{children}</DetailColumn>
      <DetailColumn>
        <FoldedPart id="nights" title="Nights">
          <BookingNights booking={booking} />
        </FoldedPart>
        <FoldedPart id="guest" title="Guest">
          <GuestFacts guest={booking.guest} />
        </FoldedPart>
        <FoldedPart id="payment" title="Payment">
          <PaymentFacts booking={booking} />
        </FoldedPart>
      </DetailColumn>
    </div>
  )
}
