import { redirect, useLoaderData, useNavigation } from "react-router"
import { type RoomOffer, searchStays } from "#src/features/availability/quote-stay.service.ts"
import { formatUnavailableNight } from "#src/features/availability/availability-messages.ts"
import { formatBookingQuery, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import { OtherPrices, SearchedOffer } from "#src/features/availability/ui/offers/searched-offers.tsx"
import { formatNightPrice } from "#src/features/pricing/night-price.ts"
import { StayForm } from "#src/features/availability/ui/stay-form.tsx"
import { OtherStaysView } from "#src/features/availability/ui/other-stays.tsx"
import { type StayResult, StayResults } from "#src/features/availability/ui/stay-results.tsx"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { useFocusAfterSearch } from "#src/features/bookings/ui/use-focus-after-search.ts"
import { shownPicturesOf } from "#src/features/content/pictures.service.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { answerCode } from "#src/features/pricing/offers/offer-text.ts"
import { isSellable, roomPath, type RoomType } from "#src/features/rooms/room-type.ts"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { messages } from "#src/shared/messages.ts"
import { toRupees } from "#src/shared/money.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import { stayOffersData } from "#src/web/frame/stay-offers-data.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { formatOfferRefusal } from "#src/web/forms/stay-refusals.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import type { Route } from "./+types/search-availability"
import { findCombination } from "./combination.ts"
import { listNearbyStays, waitlistPathFor } from "./other-stays.ts"
import { findOfferOfSearch } from "./offer-of-search.ts"
import styles from "./search-availability.module.css"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Reservations",
    description: "Every room and suite for your dates, with its whole price and how many are left.",
    canonical: "/check-availability",
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { search: asked, hasDates, query, changedQuery } = readStayRequest(url)
  if (changedQuery !== null) throw redirect(`/check-availability${changedQuery}`)
  const t = contentTextOf(context)
  const search = await limitCode(platform, context.get(addressContext), asked)
  const known = { search, hasDates, today: platform.clock.today(), nearby: [], combination: null }
  const offer = await findOfferOfSearch(platform.db, search.offerId, t)
  const signInTo = withReturnPath("/signin", `/check-availability${query}`)
  const shown = { ...known, offer, signInTo, codeAnswer: {}, memberSaving: null }
  if (!hasDates)
    return {
      ...shown,
      refusal: null,
      results: translateFields(t, ["alt"], await undatedResults(platform, query)),
    }
  const offers = await searchStays(platform, search)
  if (!offers.ok) {
    return {
      ...shown,
      refusal: formatOfferRefusal(offers.refusal),
      results: translateFields(t, ["alt"], await undatedResults(platform, query)),
    }
  }
  const [first] = offers.value
  if (first) describePage(context, stayOffersData(offers.value, first.stay))
  const rooms = offers.value.some(({ isAvailable }) => isAvailable)
    ? []
    : offers.value.map(({ room }) => room)
  return {
    ...shown,
    refusal: null,
    codeAnswer: answerCode(codeOf(offers.value)),
    memberSaving: offers.value.find((one) => one.isAvailable && one.memberSaving)?.memberSaving ?? null,
    results: translateFields(t, ["alt"], await datedResults(platform, offers.value, { search, query })),
    combination: await findCombination(platform, offers.value, { search }),
    nearby: await listNearbyStays(platform, { rooms, search, path: "/check-availability" }),
  }
}

/** A code is wrong when no room type takes it. */
const codeOf = (offers: readonly RoomOffer[]) =>
  (offers.find(({ code }) => code?.kind !== "refused") ?? offers[0])?.code ?? null

type Shown = { readonly room: RoomType; readonly query: string }

const shownOf = (room: RoomType): StayResult["room"] => {
  const { id, name, kind, sizeSqft, bed, view, finalPrice } = room
  return { id, name, kind, sizeSqft, bed, view, finalPrice, isSellable: isSellable(room) }
}

/** The results without a stay; the first pictures of all room types come in one query. */
async function undatedResultsOf({ db }: Platform, rooms: readonly RoomType[]) {
  const first = rooms.map(({ pictureIds }) => pictureIds.slice(0, 1))
  const pictures = await shownPicturesOf(db, first)
  const byRoom = new Map(rooms.map(({ id }, place) => [id, pictures[place]?.[0]]))
  return ({ room, query }: Shown): StayResult => ({
    room: shownOf(room),
    picture: byRoom.get(room.id),
    stay: null,
    roomTo: `${roomPath(room)}${query}`,
    checkTo: `/check-availability/${room.id}${query}`,
  })
}

async function undatedResults(platform: Platform, query: string): Promise<StayResult[]> {
  const rooms = await listRooms(platform.db)
  const resultOf = await undatedResultsOf(platform, rooms)
  return rooms.map((room) => resultOf({ room, query }))
}

/** The refusals of the hotel; a lack of rooms is shown as their number. */
function ofTheHotel(why: RoomOffer["why"]): string | null {
  if (!why?.isClosed && why?.minimumNights === undefined) return null
  const text = formatUnavailableNight(why)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

type Asked = { readonly search: StaySearch; readonly query: string }

async function datedResults(
  platform: Platform,
  offers: readonly RoomOffer[],
  { search, query }: Asked,
): Promise<StayResult[]> {
  const undated = await undatedResultsOf(
    platform,
    offers.map(({ room }) => room),
  )
  return offers.map(({ room, quote, left, isAvailable, why }) => {
    const { total, rooms } = quote
    const seen = { totalRupees: toRupees(total), nights: quote.nights.length }
    const bookTo = `/booking/${room.id}?${formatBookingQuery(search, seen)}`
    return {
      ...undated({ room, query }),
      stay: {
        total,
        offer: quote.offer ?? null,
        perNight: formatNightPrice(quote),
        nights: seen.nights,
        rooms,
        left,
        isAvailable,
        bookTo,
        why: ofTheHotel(why),
        joinTo: isSellable(room) ? waitlistPathFor(room.id, { search, refusal: why }) : null,
      },
    }
  })
}

export default function SearchAvailability() {
  const { search, hasDates, today, refusal, results, nearby, combination, offer, ...prices } =
    useLoaderData<typeof loader>()
  const t = useText()
  const isPending = useNavigation().state === "loading"
  const isDated = results.some((result) => result.stay !== null)
  const heading = useFocusAfterSearch(isDated)
  const free = results.filter((result) => result.stay?.isAvailable)
  return (
    <>
      <PageHeader eyebrow="Every room, one stay" title="Reservations" quiet />
      <Section space="flush" className={styles.desk}>
        <StayForm
          search={search}
          hasDates={hasDates}
          today={today}
          refusal={refusal}
          sendLabel="Check availability"
        />
        <section className={styles.results} aria-labelledby="rooms-found" aria-busy={isPending}>
          <h2 ref={heading} id="rooms-found" tabIndex={-1} className={styles.title}>
            {t(isDated ? "Rooms for your stay" : "Our rooms")}
          </h2>
          <output className={styles.lead}>
            {isDated
              ? t("{free} of {total} room types are free for this stay.", {
                  free: free.length,
                  total: results.length,
                })
              : t("Choose dates to see whole prices and what is free.")}
          </output>
          <SearchedOffer offer={offer} />
          <OtherStaysView dates={nearby} rooms={[]} combination={combination} />
          {results.length === 0 ? (
            <EmptyState title={messages.rooms.empty} />
          ) : (
            <StayResults results={results} />
          )}
          {isDated && <OtherPrices {...prices} search={search} isPending={isPending} />}
        </section>
      </Section>
    </>
  )
}
