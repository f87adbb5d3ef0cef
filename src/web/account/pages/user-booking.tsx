import { Form } from "react-router"
import { type Booking, hasGuestDue } from "#src/features/bookings/booking.ts"
import { bookAgainPath } from "#src/features/bookings/list/book-again-path.ts"
import { canChangeArrival } from "#src/features/bookings/arrival/arrival.ts"
import { listOwnBookings, listOwnHolds } from "#src/features/bookings/bookings.service.ts"
import { arrivalDayOf, departureDayOf } from "#src/features/day-rooms/day-room.ts"
import { canChangeDates } from "#src/features/pricing/cancellation-policy.ts"
import { listCancellationRequests } from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { listOwnBills } from "#src/features/bookings/folio/list-bills.service.ts"
import { listDocuments } from "#src/features/documents/documents.service.ts"
import { DocumentLinks } from "#src/features/documents/ui/document-links.tsx"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { HeldStay } from "#src/features/bookings/pay/ui/held-stay.tsx"
import { OwnBookings } from "#src/features/bookings/ui/own-booking.tsx"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { OutcomeToast } from "#src/web/account/outcome-toast.tsx"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/user-booking"
import styles from "./user-booking.module.css"

export const meta = () => pageMeta({ title: "Bookings", isPrivate: true })

const bySoonest = (a: Booking, b: Booking): number => arrivalDayOf(a).localeCompare(arrivalDayOf(b))

/** The outcome of the previous page. */
function outcomeOf({ searchParams }: URL): string | null {
  if (searchParams.has("dates-changed")) return "Your dates are changed. An email with them is on its way."
  return searchParams.has("arrival-saved") ? "Thank you. The front desk knows." : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const bookings = await listOwnBookings(platform, actor)
  const holds = await listOwnHolds(platform, actor)
  const requests = await listCancellationRequests(platform, bookings)
  const stateOf = new Map(requests.map(({ bookingId, state }) => [bookingId, state]))
  const documents = Map.groupBy(await listDocuments(platform, actor, bookings), ({ bookingId }) => bookingId)
  const bills = await listOwnBills(platform, actor, bookings)
  const today = platform.clock.today()
  const now = platform.clock.now()
  const isComing = (booking: Booking) => departureDayOf(booking) >= today
  const ids = bookings.map(({ pictureId }) => (pictureId === null ? [] : [pictureId]))
  const shown = (await findShownPictures(platform.db, ids)).flat()
  const soldTypeIds = new Set((await listActiveRoomTypes(platform.db)).map(({ id }) => id))
  const t = contentTextOf(context)
  const described = translateFields(t, ["alt"], shown)
  const pictures = new Map(described.map((picture) => [picture.id, picture]))
  const stay = (booking: Booking) => ({
    booking,
    picture: pictures.get(booking.pictureId ?? "") ?? null,
    request: stateOf.get(booking.id) ?? null,
    documents: documents.get(booking.id) ?? [],
    // The charge of an extra has the extra's name, which is content and translated as such.
    bill: translateFields(t, ["description"], bills.get(booking.id) ?? []),
    isMovable: booking.status === "confirmed" && !booking.dayRoom && canChangeDates(booking, now),
    isPayableOnline: platform.cardPayments.provider !== "none" && hasGuestDue(booking),
    isArrivalOpen: canChangeArrival(booking, today),
    againPath: bookAgainPath(booking, soldTypeIds),
  })
  return {
    held: holds.map(({ id, roomName, holdExpiresAt }) => ({ id, roomName, until: holdExpiresAt ?? "" })),
    coming: bookings.filter(isComing).toSorted(bySoonest).map(stay),
    past: bookings.filter((booking) => !isComing(booking)).map(stay),
    readAt: now.toISOString(),
    outcome: outcomeOf(url),
  }
}

const Refresh = ({ readAt }: { readAt: string }) => {
  const t = useText()
  const isPending = useSending()
  return (
    <Form method="get" className={styles.refresh}>
      <output className={styles.read}>{t("As of {time}", { time: t(formatHotelMoment(readAt)) })}</output>
      <Button variant="secondary" size="small" pending={isPending}>
        {messages.booking.refresh}
      </Button>
    </Form>
  )
}

const Nothing = () => (
  <EmptyState
    title={messages.booking.empty}
    actions={<LinkButton to="/booking">{messages.booking.bookARoom}</LinkButton>}
  >
    Rooms that you reserve will wait for you here.
  </EmptyState>
)

type Stay = Route.ComponentProps["loaderData"]["coming"][number]

const withDocuments = (stays: readonly Stay[]) =>
  stays.map((stay) => ({ ...stay, documents: <DocumentLinks documents={stay.documents} notes={null} /> }))

export default function UserBooking({
  loaderData: { held, coming, past, readAt, outcome },
}: Route.ComponentProps) {
  const t = useText()
  return (
    <AccountPage eyebrow="Your stays" title="Bookings" actions={<Refresh readAt={readAt} />}>
      <OutcomeToast outcome={outcome} bareAddress="/user-booking" />
      {held.map((stay) => (
        <HeldStay key={stay.id} {...stay} />
      ))}
      {held.length + coming.length + past.length === 0 && <Nothing />}
      {coming.length > 0 && <OwnBookings stays={withDocuments(coming)} label={t("Stays to come")} />}
      {past.length > 0 && (
        <section className={styles.past}>
          <Eyebrow as="h2">Earlier stays</Eyebrow>
          <OwnBookings stays={withDocuments(past)} label={t("Earlier stays")} />
        </section>
      )}
    </AccountPage>
  )
}
