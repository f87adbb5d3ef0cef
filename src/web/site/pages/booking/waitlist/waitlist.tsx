import { useRef } from "react"
import { data, isRouteErrorResponse, redirect } from "react-router"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { createBookingsUrl } from "#src/features/bookings/link/booking-link.service.ts"
import { HoldCountdown } from "#src/features/bookings/pay/ui/hold-countdown.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import type { PayAtHotelRefusal } from "#src/features/bookings/pay/pay-at-hotel.service.ts"
import { unpaidLimitMessages } from "#src/features/bookings/place/booking-limits.ts"
import {
  acceptOffer,
  type LeaveRefusal,
  leaveWaitlist,
} from "#src/features/bookings/waitlist/answer-offer.service.ts"
import {
  confirmWaitlistEntry,
  type ConfirmWaitlistEntryRefusal,
} from "#src/features/bookings/waitlist/join-waitlist.service.ts"
import { openSessionOfGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import {
  WaitlistAnswers,
  type WaitlistIntent,
  waitlistIntents,
} from "#src/features/bookings/waitlist/ui/waitlist-answers.tsx"
import { WaitlistRule } from "#src/features/bookings/waitlist/ui/waitlist-rule.tsx"
import { waitlistLead, waitlistTitle } from "#src/features/bookings/waitlist/ui/waitlist-text.ts"
import { maxEntries, type WaitlistEntry } from "#src/features/bookings/waitlist/waitlist-entry.ts"
import { findEntryOfLink } from "#src/features/bookings/waitlist/waitlist-link.service.ts"
import { system } from "#src/shared/actor.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { messages } from "#src/shared/messages.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { useAfterChange } from "#src/ui/browser/use-after-change.ts"
import { useReload } from "#src/ui/browser/use-reload.ts"
import { useWhenShown } from "#src/ui/browser/use-when-shown.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { actorContext, languageContext, platformContext } from "#src/web/context.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import { cookieOfSession, readSessionSecret } from "#src/web/session.server.ts"
import type { Route } from "./+types/waitlist"
import styles from "./waitlist.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your place on the waitlist", isPrivate: true })

export const headers = secretAddressHeaders

async function findOffer(context: Route.LoaderArgs["context"], { state, bookingId }: WaitlistEntry) {
  if (!bookingId || (state !== "offered" && state !== "booked")) return null
  const booking = await findBooking(context.get(platformContext), system, bookingId)
  return booking && shownOffer(context, booking)
}

async function shownOffer(context: Route.LoaderArgs["context"], booking: Booking) {
  const { nights, rooms, subtotal, gst, total, reference, pictureId, holdExpiresAt } = booking
  const bookings = new URL(await createBookingsUrl(context.get(platformContext), booking))
  return {
    price: { nights, rooms, subtotal, gst, total },
    picture: await loadShownPicture(context, pictureId),
    holdExpiresAt,
    reference,
    bookingsTo: bookings.origin + inLanguage(context.get(languageContext), bookings.pathname),
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const entry = await findEntryOfLink(platform, params)
  if (!entry) throw data(null, { status: 404 })
  const { state, ahead, roomName, roomTypeId, checkIn, checkOut, party } = entry
  return {
    entry: { state, ahead, roomName, party },
    stay: { checkIn, checkOut },
    offer: await findOffer(context, entry),
    now: platform.clock.now().toISOString(),
    canPayOnline: platform.cardPayments.provider !== "none",
    searchTo: `/check-availability/${roomTypeId}?${formatStaySearch({ checkIn, checkOut, party })}`,
  }
}

const isIntent = (value: unknown): value is WaitlistIntent =>
  waitlistIntents.some((intent) => intent === value)

const confirmReasons: Readonly<Record<ConfirmWaitlistEntryRefusal, string>> = {
  "unknown-link": messages.links.noLongerValid,
  ended: "Your place in line has ended.",
  "already-on-waitlist": "This email address is in line for this stay already.",
  "too-many-entries": `One email address may wait for ${maxEntries} stays. Please leave another line first.`,
}

// The page shows what has happened instead.
const over = "This is no longer possible."

const answerReasons: Readonly<Record<PayAtHotelRefusal | LeaveRefusal, string>> = {
  "not-signed-in": over,
  "unknown-booking": over,
  "unknown-entry": over,
  lapsed: over,
  ended: over,
  ...unpaidLimitMessages,
}

/** To the payment of the offer, in a session of its guest. */
async function goToPayment(
  { context, request }: Pick<Route.ActionArgs, "context" | "request">,
  entry: WaitlistEntry,
) {
  const to = `/payment/${entry.bookingId}`
  const actor = context.get(actorContext)
  if (actor.kind === "user" && actor.userId === entry.userId) return redirect(to, 303)
  const platform = context.get(platformContext)
  const session = await openSessionOfGuest(platform, entry.userId, readSessionSecret(context, request))
  const cookies: [string, string][] = session ? [cookieOfSession(context, session.secret)] : []
  return redirect(to, { status: 303, headers: cookies })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const platform = context.get(platformContext)
  const entry = await findEntryOfLink(platform, params)
  if (!entry) throw data(null, { status: 404 })
  const intent = (await request.formData()).get("intent")
  if (!isIntent(intent))
    return data<FormAnswer>({ reason: "Please choose one of the buttons." }, { status: 422 })
  if (intent === "pay" && entry.state === "offered") throw await goToPayment({ context, request }, entry)
  if (intent === "confirm") {
    const placed = await confirmWaitlistEntry(platform, params)
    return placed.ok
      ? data<FormAnswer>({})
      : data<FormAnswer>({ reason: confirmReasons[placed.refusal] }, { status: 409 })
  }
  const outcome = await { accept: acceptOffer, pay: acceptOffer, leave: leaveWaitlist }[intent](
    platform,
    params,
  )
  return outcome.ok
    ? data<FormAnswer>({})
    : data<FormAnswer>({ reason: answerReasons[outcome.refusal] }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Loaded = Route.ComponentProps["loaderData"]

function Countdown({ until, now }: { until: string; now: string }) {
  return <HoldCountdown until={until} now={now} onEnd={useReload()} />
}

function Answer({ loaded, reason }: { loaded: Loaded; reason: string | undefined }) {
  const { entry, offer, now, canPayOnline, searchTo } = loaded
  const until = entry.state === "offered" ? offer?.holdExpiresAt : null
  return (
    <>
      {until && <Countdown until={until} now={now} />}
      <WaitlistAnswers
        state={entry.state}
        total={offer?.price.total ?? null}
        bookingsTo={offer?.bookingsTo ?? null}
        isPending={useSending()}
        {...{ canPayOnline, searchTo, reason }}
      />
    </>
  )
}

/** The state of the entry; it takes the focus once an answer has changed it. */
function StateTitle({ entry }: { entry: Loaded["entry"] }) {
  const t = useText()
  const title = useRef<HTMLSpanElement>(null)
  useAfterChange(entry.state, () => title.current?.focus())
  return (
    <span ref={title} tabIndex={-1}>
      {t(waitlistTitle(entry))}
    </span>
  )
}

/** An entry of the waitlist, opened by its signed link: its stay, its position, and the offer. */
export default function Waitlist({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useText()
  const { entry, stay, offer } = loaded
  useFaultAlert(actionData, messages.accounts.networkFailed)
  useWhenShown(useReload())
  const reason = actionData?.reason
  const reference = entry.state === "booked" ? offer?.reference : undefined
  const more = [
    { term: "Room", description: entry.roomName },
    ...(reference ? [{ term: "Your reference", description: reference }] : []),
  ]
  const facts = (
    <TaskPart title="Your stay">
      <StayFacts stay={stay} party={entry.party} more={more} />
    </TaskPart>
  )
  return (
    <>
      <PageHeader
        eyebrow={t("Waitlist: {room}", { room: t(entry.roomName) })}
        title={<StateTitle entry={entry} />}
        lead={waitlistLead(entry)}
        quiet
      />
      {offer ? (
        <Task
          isSideLast
          side={<RoomPrice roomName={entry.roomName} picture={offer.picture} price={offer.price} />}
        >
          <TaskPart title="Your answer">
            <Answer loaded={loaded} reason={reason} />
          </TaskPart>
          {facts}
        </Task>
      ) : (
        <Section space="flush" className={styles.page}>
          {facts}
          <WaitlistRule state={entry.state} />
          <Answer loaded={loaded} reason={reason} />
        </Section>
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageHeader
      title={messages.links.noLongerValid}
      lead={<CallText text="Please call <call>{phone}</call>; our desk finds your place in line." />}
      narrow
    >
      <LinkButton to="/check-availability">Search a stay</LinkButton>
    </PageHeader>
  )
}
