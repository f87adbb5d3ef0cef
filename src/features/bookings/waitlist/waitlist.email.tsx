import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { stayRows } from "#src/features/bookings/booking-text.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, LinkButton, Paragraph, Terms } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatAmountRows } from "#src/shared/amount-rows.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { offerMinutes, type WaitlistEntry } from "./waitlist-entry.ts"

const EntryFacts = ({ entry }: { entry: WaitlistEntry }) => (
  <Facts
    facts={[
      { label: "Room", value: entry.roomName },
      ...(entry.party.length > 1 ? [{ label: "Rooms", value: String(entry.party.length) }] : []),
      ...stayRows(entry),
      { label: "Guests", value: formatGuests(entry.party) },
    ]}
  />
)

/** The guest joined the waitlist: the link shows the entry, or confirms it when the email address is not confirmed yet. */
export const waitlistJoinedEmail = (entry: WaitlistEntry, url: string): ComposedEmail =>
  entry.state === "unconfirmed"
    ? composeEmail({
        language: entry.language,
        subject: `Take your place on the waitlist, ${hotel.fullName}`,
        title: "One step to your place in line",
        body: (
          <>
            <Paragraph>{greeting(entry.guestName)}</Paragraph>
            <Paragraph>
              The stay below is full. Open the link to take your place in line: it begins when you do.
            </Paragraph>
            <EntryFacts entry={entry} />
            <LinkButton label="Take my place in line" url={url} />
            <Paragraph>If you did not ask for this, please leave the link unused.</Paragraph>
            <EmailClosing />
          </>
        ),
      })
    : composeEmail({
        language: entry.language,
        subject: `You are on the waitlist, ${hotel.fullName}`,
        title: "You are in line",
        body: (
          <>
            <Paragraph>{greeting(entry.guestName)}</Paragraph>
            <Paragraph>
              {`The stay below is full. When it becomes free and it is your turn, we hold it for you for ${offerMinutes} minutes and write to this address.`}
            </Paragraph>
            <EntryFacts entry={entry} />
            <LinkButton label="See my place in line" url={url} />
            <EmailClosing />
          </>
        ),
      })

/** Rooms are held for the guest. */
export const waitlistOfferEmail = (entry: WaitlistEntry, booking: Booking, url: string): ComposedEmail => {
  const until = booking.holdExpiresAt ? `${formatHotelTime(booking.holdExpiresAt)}, New Delhi time` : ""
  return composeEmail({
    language: entry.language,
    subject: `Your stay is available: held for you until ${until}`,
    title: "Your stay is available",
    body: (
      <>
        <Paragraph>{greeting(entry.guestName)}</Paragraph>
        <Paragraph>
          {`It is your turn. We hold this stay for you until ${until}. After that it goes to the next guest in line.`}
        </Paragraph>
        <EntryFacts entry={entry} />
        <Facts
          facts={formatAmountRows([{ label: "Total, GST included", amount: booking.total }])}
          align="right"
        />
        <LinkButton label="Take this stay" url={url} />
        <Terms terms={formatCancellation(cancellableBooking(booking), booking.createdAt)} />
        <EmailClosing />
      </>
    ),
  })
}

/** A button that leads to the rooms that can be booked instead. */
function SearchAgain({ entry, origin }: { entry: WaitlistEntry; origin: string }) {
  const { roomTypeId, checkIn, checkOut, party } = entry
  const stay = formatStaySearch({ checkIn, checkOut, party })
  return (
    <>
      <LinkButton label="See this stay" url={`${origin}/check-availability/${roomTypeId}?${stay}`} />
      <Paragraph>{`Would you rather speak to us? ${hotel.reservations.phone}.`}</Paragraph>
    </>
  )
}

/** The offer was not accepted in time. */
export const waitlistMissedEmail = (entry: WaitlistEntry, origin: string): ComposedEmail =>
  composeEmail({
    language: entry.language,
    subject: `Your stay is no longer held, ${hotel.fullName}`,
    title: "Your stay is no longer held",
    body: (
      <>
        <Paragraph>{greeting(entry.guestName)}</Paragraph>
        <Paragraph>
          {`We held this stay for you for ${offerMinutes} minutes and had no answer, so it went to the next guest. You may join the waitlist again.`}
        </Paragraph>
        <EntryFacts entry={entry} />
        <SearchAgain entry={entry} origin={origin} />
        <EmailClosing />
      </>
    ),
  })

/** The hotel does not sell this stay any more. */
export const waitlistEndedEmail = (entry: WaitlistEntry, origin: string): ComposedEmail =>
  composeEmail({
    language: entry.language,
    subject: `Your place on the waitlist has ended, ${hotel.fullName}`,
    title: "Your place in line has ended",
    body: (
      <>
        <Paragraph>{greeting(entry.guestName)}</Paragraph>
        <Paragraph>
          The rules for these nights have changed since you joined the line, and the stay below can no longer
          be booked as you asked for it. The link shows what is possible instead.
        </Paragraph>
        <EntryFacts entry={entry} />
        <SearchAgain entry={entry} origin={origin} />
        <EmailClosing />
      </>
    ),
  })
