import { redirect, useLoaderData, useNavigation } from "react-router"
import { type QuotedRoom, searchStays } from "#src/features/availability/quote-stay.service.ts"
import { parseRoomFilter, withFilter } from "#src/features/availability/results/room-filter.ts"
import { FilterRow } from "#src/features/availability/results/ui/filter-row.tsx"
import { NoRoomFits } from "#src/features/availability/results/ui/no-room-fits.tsx"
import { OtherPrices, SearchedOffer } from "#src/features/availability/ui/offers/searched-offers.tsx"
import { StayForm } from "#src/features/availability/ui/stay-form.tsx"
import { OtherStaysView } from "#src/features/availability/ui/other-stays.tsx"
import { StayResults } from "#src/features/availability/ui/stay-results.tsx"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatFreeCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { useFocusAfterSearch } from "#src/features/bookings/ui/use-focus-after-search.ts"
import { answerCode } from "#src/features/pricing/offers/offer-text.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import { stayOffersData } from "#src/web/frame/stay-offers-data.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import type { Route } from "./+types/search-availability"
import { findCombination } from "./combination.ts"
import { filterFound, toAvailableRoom, toUndatedRoom, buildStayResults } from "./found-rooms.ts"
import { listNearbyStays } from "./other-stays.ts"
import { findOfferOfSearch } from "./offer-of-search.ts"
import { describeSearch } from "./search-description.ts"
import { buildQuoteRequest } from "./quote-request.ts"
import styles from "./search-availability.module.css"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.offer ? `Reservations: ${loaderData.offer.name}` : "Reservations",
    description:
      loaderData?.offer?.text ??
      loaderData?.description ??
      "Every room and suite for your dates, with its whole price and how many are left.",
    canonical: "/check-availability",
    ...(loaderData?.query && { address: `/check-availability${loaderData.query}` }),
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { search, hasDates, query, changedQuery } = readStayRequest(url)
  const filter = parseRoomFilter(url.searchParams)
  if (changedQuery !== null) throw redirect(`/check-availability${withFilter(changedQuery, filter)}`)
  const t = contentTextOf(context)
  const request = await buildQuoteRequest(context, search)
  const found = hasDates ? await searchStays(platform, request) : null
  const dated = found?.ok ? found.value : null
  const all = dated?.map(toAvailableRoom) ?? (await listActiveRoomTypes(platform.db)).map(toUndatedRoom)
  const { shown, compareTo, list } = filterFound(all, filter, query)
  const signInTo = withReturnPath("/signin", `/check-availability${withFilter(query, filter)}`)
  const page = {
    search,
    hasDates,
    today: platform.clock.today(),
    refusal: found?.ok === false ? formatQuoteRefusal(found.refusal) : null,
    offer: await findOfferOfSearch(platform.db, search.offerId, t),
    signInTo,
    query,
    description: hasDates ? describeSearch(search, t) : null,
    list,
    compareTo,
    results: translateFields(t, ["alt"], await buildStayResults(platform, shown, { search, query })),
  }
  if (!dated)
    return {
      ...page,
      nearby: [],
      combination: null,
      freeCancellation: null,
      codeAnswer: {},
      memberSaving: null,
    }
  const [first] = dated
  const visible = shown.flatMap(({ quoted }) => quoted ?? [])
  if (first) describePage(context, stayOffersData(visible, first.stay, query))
  const rooms = dated.some(({ isAvailable }) => isAvailable) ? [] : dated.map(({ room }) => room)
  return {
    ...page,
    codeAnswer: answerCode(codeOf(dated)),
    memberSaving: dated.find((one) => one.isAvailable && one.memberSaving)?.memberSaving ?? null,
    freeCancellation:
      rooms.length === 0 && first ? formatFreeCancellation(cancellableQuote(first), page.today) : null,
    combination: await findCombination(platform, dated, { search: request }),
    nearby: await listNearbyStays(platform, { rooms, search: request, path: "/check-availability" }),
  }
}

const noneFree = "No single room type can be booked for this stay."

/** A promo code is refused when it applies to no room type, for the reason of a room that it is for. */
function codeOf(rooms: readonly QuotedRoom[]) {
  const codes = rooms.map(({ code }) => code ?? null)
  return (
    codes.find((code) => code?.kind !== "refused") ??
    codes.find((code) => code?.kind === "refused" && code.reason.kind !== "other-room") ??
    codes[0] ??
    null
  )
}

type ResultsProps = {
  results: Parameters<typeof StayResults>[0]["results"]
  query: string
  isFiltered: boolean
}

function Results({ results, query, isFiltered }: ResultsProps) {
  if (results.length > 0) return <StayResults results={results} />
  return isFiltered ? (
    <NoRoomFits allTo={`/check-availability${query}`} />
  ) : (
    <EmptyState title={firstVisitMessages.noRooms} />
  )
}

export default function SearchAvailability() {
  const {
    search,
    hasDates,
    today,
    refusal,
    results,
    nearby,
    combination,
    freeCancellation,
    offer,
    list,
    compareTo,
    query,
    ...prices
  } = useLoaderData<typeof loader>()
  const t = useText()
  const isPending = useNavigation().state === "loading"
  const isDated = hasDates && refusal === null
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
          filter={list.filter}
          sendLabel="Check availability"
        />
        <section className={styles.results} aria-labelledby="rooms-found" aria-busy={isPending}>
          {/* Before the heading, to which a search moves the focus: the first room is two keys from there (AVAIL-7). */}
          <FilterRow {...list} path="/check-availability" query={query} compareTo={compareTo} />
          <h2 ref={heading} id="rooms-found" tabIndex={-1} className={styles.title}>
            {t(isDated ? "Rooms for your stay" : "Our rooms")}
          </h2>
          <div className={styles.lead}>
            <output>
              {isDated
                ? t(free.length === 0 ? noneFree : "{free} of {total} room types are free for this stay.", {
                    free: free.length,
                    total: results.length,
                  })
                : t("Choose dates to see whole prices and what is free.")}
            </output>
            {free.length > 0 && (
              <p className={styles.terms}>
                {freeCancellation && t(freeCancellation)} {t(firstVisitMessages.noCardNeeded)}
              </p>
            )}
          </div>
          {/* The code is typed below all rooms, and the search moves the focus to their heading. */}
          {prices.codeAnswer.error && <Notice tone="error" title={prices.codeAnswer.error} live />}
          <SearchedOffer offer={offer} />
          <OtherStaysView dates={nearby} rooms={[]} combination={combination} />
          <Results {...{ results, query }} isFiltered={list.filter.keys.length > 0} />
          {isDated && <OtherPrices {...prices} search={search} filter={list.filter} isPending={isPending} />}
        </section>
      </Section>
    </>
  )
}
