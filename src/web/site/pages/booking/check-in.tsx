import { useState } from "react"
import { Link, useLoaderData } from "react-router"
import { checkStaySearch } from "#src/features/availability/quote-stay.service.ts"
import { type BarDates, BookingBarForm } from "#src/features/availability/ui/booking-bar/booking-bar-form.tsx"
import { defaultParty } from "#src/features/availability/stay-search-url.ts"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { Text } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import type { Route } from "./+types/check-in"
import styles from "./check-in.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Check-in",
    description: `Your dates at ${hotel.fullName}: arrival from ${formatTime(hotel.checkInTime)}, departure by ${formatTime(hotel.checkOutTime)}.`,
    canonical: "/checkin",
  })

export function loader({ context, url }: Route.LoaderArgs) {
  const { search, hasDates, query } = readStayRequest(url)
  const today = context.get(platformContext).clock.today()
  const checked = checkStaySearch(search, today)
  const searchTo = `/check-availability${query}`
  if (checked.ok) return { searchTo, today, ...checked.value, reason: null }
  const reason = hasDates ? formatQuoteRefusal(checked.refusal).text : null
  return { searchTo, today, stay: null, party: null, reason }
}

const expectations = [
  {
    term: "Arriving",
    description: `Rooms are ready from ${formatTime(hotel.checkInTime)}. Somebody is at the desk at every hour of the night.`,
  },
  { term: "Early landing", description: "Tell us your flight: we keep your bags, or find a room." },
  { term: "To bring", description: "An identity card for each guest; it is the law." },
  {
    term: "Leaving",
    description: `By ${formatTime(hotel.checkOutTime)}. Your bags may stay longer than you.`,
  },
]

const WhatToExpect = () => (
  <section aria-labelledby="what-to-expect" className={styles.expect}>
    <Eyebrow as="h2" id="what-to-expect">
      What to expect
    </Eyebrow>
    <DefinitionList items={expectations} />
    <p className={styles.call}>
      <Text
        text="Already booked? Your dates are under <bookings>your bookings</bookings>. Or call us: <call>{phone}</call>"
        values={{ phone: hotel.reservations.phone }}
        parts={{
          bookings: <Link to="/user-booking">{""}</Link>,
          call: <a href={hotel.reservations.href}>{""}</a>,
        }}
      />
    </p>
  </section>
)

type OpenProps = { reason: string | null; today: CalendarDate }

/** No stay in the address: shows the search form, starting with tonight. */
function Open({ reason, today }: OpenProps) {
  const [dates, setDates] = useState<BarDates>({ checkIn: today, checkOut: addDays(today, 1) })
  return (
    <div className={styles.open}>
      <section aria-labelledby="when" className={styles.when}>
        <Eyebrow as="h2" id="when">
          When do you land?
        </Eyebrow>
        {reason && <Notice tone="warning" title={reason} />}
        <BookingBarForm
          idPrefix="check-in"
          dates={dates}
          party={defaultParty}
          onDates={(part) => setDates((before) => ({ ...before, ...part }))}
        />
      </section>
      <WhatToExpect />
    </div>
  )
}

export default function CheckIn() {
  const { stay, party, reason, searchTo, today } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow="Check-in"
        title="Your dates and rooms"
        lead={`Rooms are ready from ${formatTime(hotel.checkInTime)}. Landing earlier? Tell us, and we keep your bags or find a room.`}
        quiet
      />
      <Section space="flush" className={styles.stay}>
        {stay ? (
          <>
            <StayFacts stay={stay} party={party} />
            <div className={styles.actions}>
              <LinkButton to={searchTo}>See rooms for this stay</LinkButton>
              <LinkButton href={hotel.reservations.href} variant="quiet">
                {hotel.reservations.phone}
              </LinkButton>
            </div>
            <WhatToExpect />
          </>
        ) : (
          <Open reason={reason} today={today} />
        )}
      </Section>
    </>
  )
}
