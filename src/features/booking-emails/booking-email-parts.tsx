import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { Facts, EmailClosing, LinkButton, Paragraph, Terms } from "#src/features/emails/email-parts.tsx"
import { contentTextIn } from "#src/features/content/hindi/content-text.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { formatArrival } from "#src/features/bookings/arrival/arrival.ts"
import { formatExtras, formatExtrasDue } from "#src/features/bookings/extras/booked-extra.ts"
import { type AmountLine, type LabelledValue, formatAmountRows } from "#src/shared/amount-rows.ts"
import { bookingRows, guestRows, taxLines } from "#src/features/bookings/booking-text.ts"
import { formatAppliedOffer } from "#src/features/pricing/offers/offer-text.ts"
import { add, formatMoney, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"

export const attachedFiles = "Your voucher and an entry for your calendar come with this email."

export const StayFacts = ({ booking }: { booking: Booking }) => (
  <Facts facts={[...bookingRows(booking), ...guestRows(booking.bookedRooms), ...detailRows(booking)]} />
)

/** Without the special requests: the email address may be unverified, and free text must not reach a stranger. */
function detailRows({ arrival, extras, offer, ...booking }: Booking): LabelledValue[] {
  const t = contentTextIn(booking.language)
  const shownExtras = booking.status === "cancelled" ? [] : extras
  return [
    { label: "Arrival details", value: arrival ? formatArrival(arrival) : "" },
    { label: "Extras", value: formatExtras(shownExtras, booking) },
    { label: "Offer", value: formatAppliedOffer(offer && { ...offer, name: t(offer.name) }) },
  ].filter(({ value }) => value !== "")
}

/** What the extras cost at the hotel, until they are on the bill. */
export function ExtrasDue({ booking }: { booking: Booking }) {
  const due = formatExtrasDue(booking.extras, booking)
  return due && <Paragraph>{due}</Paragraph>
}

export const Amounts = ({ amounts }: { amounts: readonly AmountLine[] }) => (
  <Facts facts={formatAmountRows(amounts)} align="right" />
)

type Balance = Pick<BookingEmailContext, "owed" | "paid" | "company" | "discounts">

/** The amount of payments; no line where nothing is paid. */
export const paidLines = (paid: Money): AmountLine[] => (paid === 0 ? [] : [{ label: "Paid", amount: paid }])

/** What changes the sum after the price of the stay: extras, cars and fees, and discounts. */
function otherLines(other: Money, discounts: Money): AmountLine[] {
  const charges = add(other, discounts)
  const lines =
    charges < 0
      ? [{ label: "Discounts", amount: other }]
      : [
          { label: "Your other charges", amount: charges },
          { label: "Discounts", amount: subtract(zero, discounts) },
        ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** The price of a stay, what is added to it, what is paid and by whom, and the guest's balance or credit: a sum. */
export function balanceLines({ total }: Pick<Booking, "total">, balance: Balance): AmountLine[] {
  const { owed, paid, company, discounts } = balance
  const ofCompany = company && company.charged > 0 ? company.charged : zero
  const charged = sum([owed, paid, ofCompany])
  return [
    { label: "Total, GST included", amount: total },
    ...otherLines(subtract(charged, total), discounts),
    ...paidLines(paid),
    ...(ofCompany > 0 ? [{ label: "Your company pays", amount: ofCompany }] : []),
    dueLine(owed),
  ]
}

const dueLine = (owed: Money): AmountLine =>
  owed < 0
    ? { label: "To your credit", amount: subtract(zero, owed) }
    : { label: "Still to pay", amount: owed }

/** What is due from the guest of a booking with a company. */
export const formatDueBesideCompany = (owed: Money): string =>
  owed > 0
    ? `${formatMoney(owed)} is to be paid at the hotel; your company pays the rest.`
    : "Your company pays for the stay. Nothing is due from you."

/** The stay with its price, what is paid, and the policy that it was booked under. */
export const BookedStay = ({ booking, context }: { booking: Booking; context: BookingEmailContext }) => (
  <>
    <StayFacts booking={booking} />
    <Amounts
      amounts={[
        { label: "Subtotal", amount: booking.subtotal },
        ...taxLines(booking),
        ...balanceLines(booking, context),
      ]}
    />
    <Terms terms={formatCancellation(cancellableBooking(booking), context.writtenAt, context.discounts)} />
  </>
)

/** The end of an email to a guest. */
export const BookingsLink = ({ url }: { url: string }) => (
  <>
    <LinkButton label="See your reservations" url={url} />
    <EmailClosing />
  </>
)
