import { data, Link, redirect, useActionData, useLoaderData } from "react-router"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { MemberHint } from "#src/features/pricing/offers/ui/member-hint.tsx"
import { GstByNight } from "#src/features/pricing/ui/gst-by-night.tsx"
import { ConfirmForm } from "#src/features/bookings/place/ui/confirm-form.tsx"
import { GuestFacts } from "#src/features/bookings/place/ui/guest-facts.tsx"
import { PriceChanged } from "#src/features/bookings/place/ui/price-changed.tsx"
import { canKeepPrice } from "#src/features/bookings/price-lock/price-lock.ts"
import { quoteAtKeptPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { KeptPriceNotice } from "#src/features/bookings/price-lock/ui/kept-price-notice.tsx"
import { Policy } from "#src/features/bookings/ui/policy.tsx"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readBookingRequest } from "#src/web/forms/stay-request.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { buildQuoteRequest } from "./quote-request.ts"
import { readKeptPrice } from "./price-lock/kept-price.ts"
import { searchLinkFor, waitlistPathFor } from "./other-stays.ts"
import { answerConfirmForm, type ConfirmPageAnswer } from "./confirm-answers.ts"
import { redirectToOwnHold } from "./own-hold.ts"
import { arrivalFromUrl } from "./confirm-details.ts"
import { loadConfirmPage, type ConfirmPage, translateConfirmPage } from "./confirm-page.ts"
import { NotBookable } from "#src/features/bookings/place/ui/not-bookable.tsx"
import type { Route } from "./+types/confirm-booking"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true, isUsedAtOnce: true }

export const meta = () => pageMeta({ title: "Confirm your booking", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const room = await findRoomType(platform.db, params.id)
  if (!room?.isActive) throw data(null, { status: 404 })
  const actor = requireSignedIn(context, url)
  const { search, hasDates, query, seenTotal } = readBookingRequest(url)
  const link = searchLinkFor(room.id, search)
  if (!hasDates) throw redirect(link.searchTo)
  const profile = await findProfile(platform, actor, actor.userId)
  if (!profile.ok) throw redirect("/my-account")
  const signInTo = withReturnPath("/signin", url.pathname + url.search)
  const changeTo = (await findSessionGuest(platform, actor)) ? signInTo : "/update-profile"
  const known = { guest: profile.value, changeTo, ...link, seenTotal, typedCode: search.code ?? "" }
  const keepTo = canKeepPrice(search, platform.clock.today()) ? `/keep-price/${room.id}${query}` : null
  const typed = { prefilled: arrivalFromUrl(url), draft: room.id + query, guestId: actor.userId }
  const shown = { ...known, ...typed, signInTo, keepTo }
  const kept = await readKeptPrice(platform, url, room.id)
  const quoted = await quoteAtKeptPrice(platform, kept, {
    roomId: room.id,
    search: await buildQuoteRequest(context, search),
  })
  if (!quoted.ok) {
    if (quoted.refusal.kind === "unknown-room") throw data(null, { status: 404 })
    await redirectToOwnHold(platform, actor, { roomId: room.id, search, refusal: quoted.refusal })
    const joinTo = waitlistPathFor(room.id, { search, refusal: quoted.refusal })
    return { ...shown, quoted: null, kept: null, reason: formatQuoteRefusal(quoted.refusal).text, joinTo }
  }
  return {
    ...shown,
    quoted: translateConfirmPage(context, await loadConfirmPage(platform, quoted.value)),
    kept,
    reason: null,
    joinTo: null,
  }
}

export const action = (args: Route.ActionArgs) => answerConfirmForm(args)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Loaded = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>

const fault = "We could not be reached. Please confirm again: your stay is never booked twice."

type ConfirmationProps = { loaded: Loaded; answered: ConfirmPageAnswer | undefined; quoted: ConfirmPage }

function Confirmation({ loaded, answered, quoted }: ConfirmationProps) {
  const { quote, stay, party, policy, costs, extras, picture, memberSaving, ...form } = quoted
  const reason = answered?.reason
  const t = useText()
  useFaultAlert(answered, fault)
  const isPending = useSending()
  return (
    <Task
      side={
        <RoomPrice
          roomName={quoted.roomName}
          picture={picture}
          price={{ ...quote, dayRoom: stay.dayRoom ?? null }}
          notice={
            <>
              {!stay.dayRoom && <GstByNight quote={quote} />}
              {memberSaving && <MemberHint saving={memberSaving} signInTo={loaded.signInTo} />}
            </>
          }
        />
      }
    >
      {!reason && <PriceChanged quote={quote} seenTotal={loaded.seenTotal} />}
      {/* A receipt can be shared, and a member's price cannot. */}
      {loaded.kept && (loaded.kept.lock || quote.offer?.audience !== "members") && (
        <KeptPriceNotice kept={loaded.kept} keepTo={reason ? null : loaded.keepTo} />
      )}
      <TaskPart title="Your stay" action={<Link to={loaded.searchTo}>{t(loaded.searchLabel)}</Link>}>
        <StayFacts stay={stay} party={party} />
      </TaskPart>
      <TaskPart title="Your details" action={<Link to={loaded.changeTo}>{t("Change your details")}</Link>}>
        <GuestFacts guest={loaded.guest} />
      </TaskPart>
      <TaskPart title="If your plans change">
        <DefinitionList
          look="ledger"
          items={costs.map(({ label, value }) => ({ term: label, description: value }))}
        />
        <Policy sentences={policy} />
      </TaskPart>
      <TaskPart title="Payment">
        <ConfirmForm
          total={quote.total}
          {...form}
          cancellation={costs[0]}
          draft={loaded.draft}
          guestId={loaded.guestId}
          prefilled={loaded.prefilled}
          typedCode={answered?.values?.["code"] ?? loaded.typedCode}
          extras={extras}
          isPending={isPending}
          answer={answered ?? null}
          searchTo={loaded.searchTo}
          roomsTo={loaded.roomsTo}
        />
      </TaskPart>
    </Task>
  )
}

export default function ConfirmBooking() {
  const loaded = useLoaderData<typeof loader>()
  const answered: ConfirmPageAnswer | undefined = useActionData<typeof clientAction>()
  const quoted = answered?.offered ?? loaded.quoted
  return (
    <>
      <PageHeader
        title="Confirm your booking"
        trail={[
          { label: "Rooms and suites", to: "/booking" },
          { label: "Reservations", to: loaded.searchTo },
          { label: "Confirm" },
        ]}
        quiet
      />
      {quoted ? <Confirmation {...{ loaded, answered, quoted }} /> : <NotBookable {...loaded} />}
    </>
  )
}
