import { useLoaderData } from "react-router"
import { parseRoomFilter } from "#src/features/availability/results/room-filter.ts"
import { FilterRow } from "#src/features/availability/results/ui/filter-row.tsx"
import { NoRoomFits } from "#src/features/availability/results/ui/no-room-fits.tsx"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { roomTexts } from "#src/features/rooms/room-type.ts"
import { RoomEntry } from "#src/features/rooms/ui/room-entry.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { firstVisitMessages as texts } from "#src/shared/first-visit-messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import { roomsData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/room-list"
import { filterFound, toUndatedRoom } from "./found-rooms.ts"
import styles from "./room-list.module.css"

const title = "Hotels near Indira Gandhi International Airport, New Delhi"

export const meta = () =>
  pageMeta({
    title,
    description: `Rooms and suites of ${hotel.fullName}, beside the airport, with prices per night including taxes.`,
    canonical: "/booking",
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { query } = readStayRequest(url)
  const all = (await listActiveRoomTypes(platform.db)).map(toUndatedRoom)
  const { shown, compareTo, list } = filterFound(all, parseRoomFilter(url.searchParams), query)
  const rooms = shown.map(({ room }) => room)
  describePage(context, roomsData(rooms))
  const pictures = await findShownPictures(
    platform.db,
    rooms.map((room) => room.pictureIds),
  )
  return translateFields(contentTextOf(context), [...roomTexts, "alt"], {
    query,
    list,
    compareTo,
    viewed: url.searchParams.get("view"),
    rooms: rooms.map((room, index) => ({ room, pictures: pictures[index] ?? [] })),
  })
}

function Lead() {
  const t = useText()
  return (
    <>
      {t(
        "For the night between two flights, or for longer: each a few quiet minutes from the terminals. Prices are for a night and include all taxes.",
      )}{" "}
      {t(texts.noCardNeeded)}
    </>
  )
}

const Nothing = () => (
  <EmptyState
    title={texts.noRooms}
    actions={<LinkButton href={hotel.reservations.href}>{hotel.reservations.phone}</LinkButton>}
  >
    Our rooms are not on sale here at the moment. The reservations desk can help you.
  </EmptyState>
)

export default function RoomList() {
  const { rooms, query, list, compareTo, viewed } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader eyebrow="Rooms and suites" title={title} lead={<Lead />} quiet />
      <div className={styles.list}>
        <FilterRow {...list} path="/booking" query={query} compareTo={compareTo} />
        {rooms.length === 0 &&
          (list.filter.keys.length > 0 ? <NoRoomFits allTo={`/booking${query}`} /> : <Nothing />)}
        <ol className={styles.rooms}>
          {rooms.map(({ room, pictures }, index) => (
            <RoomEntry
              key={room.id}
              room={room}
              pictures={pictures}
              position={index + 1}
              view={{ to: `?view=${room.slug}#${room.slug}`, isOpen: viewed === room.slug }}
              bookTo={`/check-availability/${room.id}${query}`}
            />
          ))}
        </ol>
      </div>
    </>
  )
}
