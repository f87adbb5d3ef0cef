import { useLoaderData } from "react-router"
import { searchStays } from "#src/features/availability/quote-stay.service.ts"
import { maxAdultsPerRoom, maxChildrenPerRoom } from "#src/features/availability/party.ts"
import {
  comparePath,
  findCompared,
  toggleCompared,
} from "#src/features/availability/results/compared-types.ts"
import { parseRoomFilter, withFilter } from "#src/features/availability/results/room-filter.ts"
import {
  type ComparedChoice,
  ComparedChoices,
} from "#src/features/availability/results/ui/compared-choices.tsx"
import { Comparison } from "#src/features/availability/results/ui/comparison.tsx"
import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import { cancellationSummary } from "#src/features/content/cancellation-page.ts"
import { homeAmenities } from "#src/features/content/texts/home.ts"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { messages } from "#src/shared/messages.ts"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/compare-rooms"
import { buildQuoteRequest } from "./quote-request.ts"
import { toAvailableRoom, toUndatedRoom, buildStayResults } from "./found-rooms.ts"
import styles from "./compare-rooms.module.css"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Compare rooms",
    description: "Two or three rooms side by side: the price of your stay, size, bed and view.",
    canonical: "/rooms/compare",
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { search, hasDates, query } = readStayRequest(url)
  const filter = parseRoomFilter(url.searchParams)
  const quoted = hasDates ? await searchStays(platform, await buildQuoteRequest(context, search)) : null
  const all = quoted?.ok
    ? quoted.value.map(toAvailableRoom)
    : (await listActiveRoomTypes(platform.db)).map(toUndatedRoom)
  const rooms = all.map(({ room }) => room)
  const compared = findCompared(url.searchParams, rooms)
  const found = compared.flatMap((type) => all.find(({ room }) => room === type) ?? [])
  const t = contentTextOf(context)
  return {
    stay: quoted?.ok
      ? { checkIn: search.checkIn, checkOut: search.checkOut, rooms: search.party.length }
      : null,
    refusal: quoted?.ok === false ? formatQuoteRefusal(quoted.refusal).text : null,
    choices: choicesOf(rooms, compared, withFilter(query, filter)),
    backTo: `${hasDates ? "/check-availability" : "/booking"}${withFilter(query, filter)}`,
    wheelchair: t(homeAmenities.find(({ icon }) => icon === "wheelchair")?.description ?? ""),
    results: translateFields(t, ["alt"], await buildStayResults(platform, found, { search, query })),
  }
}

const choicesOf = (
  rooms: readonly RoomType[],
  compared: readonly RoomType[],
  query: string,
): ComparedChoice[] =>
  rooms.map((room) => {
    const next = toggleCompared(compared, room)
    return {
      name: room.name,
      isCompared: compared.includes(room),
      to: next && comparePath(next, query),
    }
  })

const maxGuests = formatGuests([{ adults: maxAdultsPerRoom, children: maxChildrenPerRoom }])
const [free] = cancellationSummary(cancellationPolicyOf2025)

/** What does not depend on the room type. */
function SameInAll({ wheelchair }: { wheelchair: string }) {
  const t = useText()
  return (
    <section className={styles.same} aria-labelledby="same-in-all">
      <h2 id="same-in-all" className={styles.title}>
        {t("The same in every room")}
      </h2>
      <DefinitionList
        items={[
          { term: "Guests", description: t("Up to {guests}", { guests: t(maxGuests) }) },
          { term: "Bathroom", description: t("Rain shower") },
          { term: "With every stay", description: [t("Breakfast & tea"), t("Swimming Pool")].join(", ") },
          { term: "Accessibility", description: wheelchair },
          { term: "Cancellation", description: free ? t(`${free.description} ${free.term}.`) : "" },
        ]}
      />
    </section>
  )
}

export default function CompareRooms() {
  const { stay, refusal, choices, backTo, wheelchair, results } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <PageHeader
        title="Compare rooms"
        lead={
          stay?.checkIn && stay.checkOut
            ? t("{checkIn} to {checkOut}, {rooms}", {
                checkIn: t(formatLongDate(stay.checkIn)),
                checkOut: t(formatLongDate(stay.checkOut)),
                rooms: t(formatRooms(stay.rooms)),
              })
            : t("Choose two or three rooms.")
        }
        trail={[{ label: "Back to all rooms", to: backTo }, { label: "Compare rooms" }]}
        quiet
      />
      <Section space="flush" className={styles.page}>
        {refusal && <Notice tone="error" title={refusal} />}
        <ComparedChoices choices={choices} />
        {results.length === 0 ? (
          <EmptyState title={messages.rooms.empty} />
        ) : (
          <Comparison results={results} />
        )}
        <SameInAll wheelchair={wheelchair} />
      </Section>
    </>
  )
}
