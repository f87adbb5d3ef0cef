import { useLoaderData } from "react-router"
import { checkQuestion } from "#src/features/bookings/quote-stay.service.ts"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { platformContext } from "#src/web/context.ts"
import type { PageHandle } from "#src/web/layouts/page-handle.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { wordsOfOffer } from "#src/web/stay-refusals.ts"
import { readStayRequest } from "#src/web/stay-request.ts"
import type { Route } from "./+types/check-in"
import styles from "./check-in.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Check-in",
    description: `Your dates at ${hotel.fullName}: arrival from ${hotel.checkInTime}, departure until ${hotel.checkOutTime}.`,
    canonical: "/checkin",
  })

export function loader({ context, url }: Route.LoaderArgs) {
  const { search, isAsked, query } = readStayRequest(url)
  const checked = checkQuestion(search, context.get(platformContext).clock.today())
  const searchTo = `/check-availability${query}`
  if (checked.ok) return { searchTo, ...checked.value, reason: null }
  return { searchTo, stay: null, party: null, reason: isAsked ? wordsOfOffer(checked.refusal).text : null }
}

const Open = ({ reason, searchTo }: { reason: string | null; searchTo: string }) => (
  <EmptyState
    title={reason ?? "No dates have been chosen yet"}
    actions={<LinkButton to={searchTo}>Choose dates</LinkButton>}
  >
    Choose when you arrive and depart, and this page shows your stay.
  </EmptyState>
)

export default function CheckIn() {
  const { stay, party, reason, searchTo } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow="Check-in"
        title="Your dates and rooms"
        lead={`Rooms are ready from ${hotel.checkInTime}. Landing earlier? Tell us, and we keep your bags or find a room.`}
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
          </>
        ) : (
          <Open reason={reason} searchTo={searchTo} />
        )}
      </Section>
    </>
  )
}
