import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { sumStayDiscounts } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { data, Link, redirect, useLoaderData } from "react-router"
import { canChangeArrival } from "#src/features/bookings/arrival/arrival.ts"
import { isGuestOf } from "#src/features/bookings/booking-access.ts"
import { formatExtrasDue } from "#src/features/bookings/extras/booked-extra.ts"
import { CompanyFacts } from "#src/features/bookings/company/ui/company-facts.tsx"
import { BookedExtras } from "#src/features/bookings/extras/ui/booked-extras.tsx"
import { ArrivalFacts } from "#src/features/bookings/arrival/ui/arrival-facts.tsx"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { SendCodeForm } from "#src/features/accounts/password-reset/ui/send-code-form.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { formatConfirmedPayment, formatTotalTerm } from "#src/features/bookings/booking-text.ts"
import { startOfStay } from "#src/features/day-rooms/day-room.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { GuestFacts } from "#src/features/bookings/place/ui/guest-facts.tsx"
import { Policy } from "#src/features/bookings/ui/policy.tsx"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import { useAnnouncedEnd } from "#src/features/bookings/pay/ui/payment-tabs.ts"
import { ReturnedPayment } from "#src/features/bookings/pay/ui/returned-payment.tsx"
import { useClearedDrafts } from "#src/features/bookings/place/ui/use-confirmation-key.ts"
import { canChangeDates } from "#src/features/pricing/cancellation-policy.ts"
import { nextSteps } from "#src/features/bookings/place/next-steps.ts"
import { sumReturnedPayments } from "#src/features/payments/payments.service.ts"
import { messages } from "#src/shared/messages.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/confirmation"
import factsStyles from "#src/features/bookings/ui/stay-facts.module.css"
import styles from "./confirmation.module.css"

export const handle: PageHandle = { hero: true, isBookingStep: true, withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your booking", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

const newest = "-1"

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const id = url.searchParams.get("booking") ?? newest
  const platform = context.get(platformContext)
  const booking = await findBooking(platform, actor, id)
  if (!booking) throw data(null, { status: 404 })
  // A payment that is not complete must not be shown as a success (L-8).
  if (booking.status === "held" || booking.status === "expired") throw redirect(`/payment/${booking.id}`)
  if (booking.status === "cancelled") throw redirect("/user-booking")
  const picture = await loadShownPicture(context, booking.pictureId)
  const returned = await sumReturnedPayments(platform.db, booking.id)
  const isWithoutAccount = (await findSessionGuest(platform, actor)) !== null
  const isChangeable = isGuestOf(actor, booking) && canChangeArrival(booking, platform.clock.today())
  const discounts = sumStayDiscounts(booking, await listFolioLines(platform.db, booking.id))
  const policy = formatCancellation(
    cancellableBooking(booking),
    platform.clock.now().toISOString(),
    discounts,
  )
  const isMovable = !booking.dayRoom && canChangeDates(booking, platform.clock.now())
  const isReady = startOfStay(booking) <= platform.clock.now()
  const steps = nextSteps(booking, { isWithoutAccount, isMovable, isReady })
  return { booking, picture, returned, isWithoutAccount, isChangeable, steps, policy }
}

function Thanks({ booking }: { booking: Booking }) {
  const t = useText()
  const shown = useScreenText()
  const files = `/booking/${booking.id}`
  return (
    <header className={styles.thanks} data-tone="dark">
      <div className={styles.inner}>
        <h1 className={styles.title}>{shown(messages.booking.thankYou)}</h1>
        <p className={styles.label} id="reference">
          {t("Your reference")}
        </p>
        <p className={styles.reference} aria-labelledby="reference">
          {booking.reference}
        </p>
        <p className={styles.paid}>
          {[formatConfirmedPayment(booking), formatExtrasDue(booking.extras, booking)]
            .filter(Boolean)
            .map((line) => t(line))
            .join(" ")}
        </p>
        <div className={styles.actions}>
          <LinkButton href={`${files}/calendar.ics`} download>
            Add to calendar
          </LinkButton>
          <LinkButton href={`${files}/voucher.pdf`} variant="secondary" download>
            Voucher (PDF)
          </LinkButton>
          <LinkButton href={`${files}/pass`} variant="secondary">
            Pass for your phone
          </LinkButton>
          <LinkButton to="/user-booking" variant="secondary">
            See your bookings
          </LinkButton>
          <LinkButton to="/" variant="quiet">
            {messages.booking.backToHome}
          </LinkButton>
        </div>
      </div>
    </header>
  )
}

function OfferedAccount({ email }: { email: string }) {
  const isPending = useSending()
  return (
    <TaskPart title="For your next stay">
      <Policy
        sentences={[
          `With an account you book faster, by a password or a passkey. We send a one-time code to ${email}.`,
        ]}
      />
      <SendCodeForm isPending={isPending}>Create an account</SendCodeForm>
    </TaskPart>
  )
}

export default function Confirmation() {
  const { booking, picture, returned, isWithoutAccount, isChangeable, steps, policy } =
    useLoaderData<typeof loader>()
  useClearedDrafts(true)
  useAnnouncedEnd(booking.id, true)
  const t = useText()
  const arrivalTo = `/user-booking/${booking.id}/arrival`
  return (
    <>
      <Thanks booking={booking} />
      <Task
        isSideLast
        side={
          <RoomPrice
            roomName={booking.roomName}
            picture={picture}
            price={booking}
            totalTerm={formatTotalTerm(booking)}
          />
        }
      >
        <ReturnedPayment amount={returned} />
        <TaskPart title="Your stay">
          <StayFacts stay={booking} party={booking.bookedRooms} />
        </TaskPart>
        {booking.arrival && (
          <TaskPart title="Your arrival" action={isChangeable && <Link to={arrivalTo}>{t("Change")}</Link>}>
            <ArrivalFacts arrival={booking.arrival} />
          </TaskPart>
        )}
        {booking.extras.length > 0 && (
          <TaskPart
            title="Your extras"
            action={isChangeable && <Link to={arrivalTo}>{t("Change your extras")}</Link>}
          >
            <BookedExtras extras={booking.extras} stay={booking} totalTerm="Total, paid at the hotel" />
          </TaskPart>
        )}
        <TaskPart title="Guest">
          <GuestFacts guest={booking.guest} />
        </TaskPart>
        {booking.company && (
          <TaskPart title="Company invoice">
            <div className={factsStyles.facts}>
              <CompanyFacts company={booking.company} />
            </div>
          </TaskPart>
        )}
        <TaskPart title="What happens next">
          <Policy sentences={steps} />
        </TaskPart>
        <TaskPart title="If your plans change">
          <Policy sentences={policy} />
        </TaskPart>
        {isWithoutAccount && <OfferedAccount email={booking.guest.email} />}
      </Task>
    </>
  )
}
