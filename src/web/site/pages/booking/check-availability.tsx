import { data, redirect, useLoaderData, useNavigation } from "react-router"
import { quoteStay, type QuotedStay } from "#src/features/availability/quote-stay.service.ts"
import type { RefusalMessage } from "#src/features/availability/availability-messages.ts"
import {
  formatBookingQuery,
  formatStaySearch,
  type StaySearch,
} from "#src/features/availability/stay-search-url.ts"
import type { OtherStays } from "#src/features/availability/ui/other-stays.tsx"
import { StayAnswer } from "#src/features/availability/ui/stay-answer.tsx"
import { OtherPrices, SearchedOffer } from "#src/features/availability/ui/offers/searched-offers.tsx"
import { StayForm } from "#src/features/availability/ui/stay-form.tsx"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { answerCode } from "#src/features/pricing/offers/offer-text.ts"
import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatFreeCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import { toRupees } from "#src/shared/money.ts"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import { stayOffersData } from "#src/web/frame/stay-offers-data.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { canKeepPrice } from "#src/features/bookings/price-lock/price-lock.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import type { Route } from "./+types/check-availability"
import { findOtherStays, waitlistPathFor } from "./other-stays.ts"
import { findOfferOfSearch } from "./offer-of-search.ts"
import { describeSearch } from "./search-description.ts"
import { buildQuoteRequest } from "./quote-request.ts"
import styles from "./check-availability.module.css"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? `Reservations: ${loaderData.room.name}` : "Reservations",
    description: loaderData?.description ?? "",
    ...(loaderData && {
      canonical: `/check-availability/${loaderData.room.id}`,
      address: loaderData.address,
      image: loaderData.picture,
    }),
  })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const room = await findRoomType(platform.db, params.id)
  if (!room?.isActive) throw data(null, { status: 404 })
  const { search, hasDates, query, changedQuery } = readStayRequest(url)
  if (changedQuery !== null) throw redirect(`/check-availability/${room.id}${changedQuery}`)
  const request = await buildQuoteRequest(context, search)
  const t = contentTextOf(context)
  const shown = {
    room,
    address: `/check-availability/${room.id}${query}`,
    description: `${t(room.name)} · ${describeSearch(search, t)}`,
    picture: await loadShownPicture(context, room.pictureIds[0]),
    search,
    hasDates,
    today: platform.clock.today(),
    offer: await findOfferOfSearch(platform.db, search.offerId, t),
    signInTo: withReturnPath("/signin", `/check-availability/${room.id}${query}`),
    codeAnswer: {},
    memberSaving: null,
  }
  if (!hasDates) return { ...shown, answer: null, refusal: null }
  const quoted = await quoteStay(platform, room.id, request)
  if (quoted.ok) {
    describePage(context, stayOffersData([{ ...quoted.value, isAvailable: true }], quoted.value.stay, query))
    const answer = answerOf(quoted.value, search, shown.today)
    if (url.searchParams.get("then") === "book") throw redirect(answer.bookTo)
    const { code, memberSaving } = quoted.value
    return { ...shown, codeAnswer: answerCode(code), memberSaving, answer, refusal: null }
  }
  if (quoted.refusal.kind === "unknown-room") throw data(null, { status: 404 })
  const refusal = formatQuoteRefusal(quoted.refusal)
  const others =
    quoted.refusal.kind === "not-available" ? await findOtherStays(platform, room, request) : noOthers
  const joinTo = waitlistPathFor(room.id, { search, refusal: quoted.refusal })
  return { ...shown, answer: { ...refusedAnswer(refusal, others), joinTo }, refusal }
}

function answerOf(quotedStay: QuotedStay, search: StaySearch, today: CalendarDate) {
  const { room, quote, left } = quotedStay
  const quoted = { totalRupees: toRupees(quote.total), nights: quote.nights.length }
  return {
    kind: "quote" as const,
    quote,
    left,
    freeCancellation: formatFreeCancellation(cancellableQuote(quotedStay), today),
    bookTo: `/booking/${room.id}?${formatBookingQuery(search, quoted)}`,
    keepTo: canKeepPrice(search, today) ? `/keep-price/${room.id}?${formatStaySearch(search)}` : null,
  }
}

const noOthers: OtherStays = { dates: [], rooms: [], combination: null }

const refusedAnswer = ({ field, text }: RefusalMessage, others: OtherStays) => ({
  kind: "refused" as const,
  text,
  others,
  isBesideField: field !== "",
})

export default function CheckAvailability() {
  const { room, picture, search, hasDates, today, answer, refusal, offer, ...prices } =
    useLoaderData<typeof loader>()
  const isPending = useNavigation().state === "loading"
  return (
    <>
      <PageHeader
        title="Reservations"
        trail={[{ label: "Rooms and suites", to: "/booking" }, { label: room.name }]}
        quiet
      />
      <Section space="flush" className={styles.desk}>
        <StayForm
          key={room.id}
          roomId={room.id}
          search={search}
          hasDates={hasDates}
          today={today}
          refusal={refusal}
          sendLabel="Check availability"
          then="book"
        />
        <div className={styles.offer}>
          <SearchedOffer offer={offer} />
          <StayAnswer room={room} picture={picture} answer={answer} isPending={isPending} />
          {answer?.kind === "quote" && <OtherPrices {...prices} search={search} isPending={isPending} />}
        </div>
      </Section>
    </>
  )
}
