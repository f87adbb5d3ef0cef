import { data, useLoaderData } from "react-router"
import { maxAdultsPerRoom, maxChildrenPerRoom } from "#src/features/availability/party.ts"
import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import { cancellationSummary } from "#src/features/content/cancellation-page.ts"
import { drawingImage } from "#src/features/content/images.ts"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { drawingOfRoom } from "#src/features/content/texts/room-perks.ts"
import { PictureHero } from "#src/features/content/ui/heroes/picture-hero.tsx"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import {
  listRoomFacts,
  formatRoomSize,
  isSellable,
  roomPath,
  roomTexts,
  type RoomType,
} from "#src/features/rooms/room-type.ts"
import { findRoomTypeBySlug } from "#src/features/rooms/rooms.service.ts"
import { OtherRooms } from "#src/features/rooms/ui/room-page/other-rooms.tsx"
import { RoomDetails } from "#src/features/rooms/ui/room-page/room-details.tsx"
import { RoomOffer } from "#src/features/rooms/ui/room-page/room-offer.tsx"
import { RoomGallery } from "#src/features/rooms/ui/room-gallery.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { breadcrumbData, roomsData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/room"
import { quoteOfRoom } from "./quote-of-room.ts"
import styles from "./room.module.css"

export const handle: PageHandle = { hero: true }

const descriptionOf = (room: RoomType, t: Translate): string => {
  const size = room.sizeSqft === null ? "" : formatRoomSize(room.sizeSqft)
  const facts = listRoomFacts({ ...room, kind: size, sizeSqft: null }).map((fact) => t(fact))
  return t("{room} at {hotel}, beside the airport. {facts}. From {price} a night, taxes included.", {
    room: t(room.name),
    hotel: t(hotel.fullName),
    facts: facts.join(", "),
    price: formatMoney(room.finalPrice),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { room, description, pictures } = loaderData
  return pageMeta({
    title: room.name,
    description,
    canonical: roomPath(room),
    image: pictures[0],
  })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const found = await findRoomTypeBySlug(db, params.slug)
  if (!found) throw data(null, { status: 404 })
  const { room, neighbours } = found
  const trail = [
    { label: "Rooms and suites", to: "/rooms" },
    { label: room.name, to: roomPath(room) },
  ]
  describePage(context, roomsData([room]), breadcrumbData(trail))
  const { query } = readStayRequest(url)
  const [pictures = [], ...others] = await findShownPictures(db, [
    room.pictureIds,
    ...neighbours.map(({ pictureIds }) => pictureIds.slice(0, 1)),
  ])
  const [free] = cancellationSummary(cancellationPolicyOf2025)
  const t = contentTextOf(context)
  return translateFields(t, [...roomTexts, "alt"], {
    room,
    pictures,
    // Chosen here, because the drawings with their texts are 2 kB of script.
    image: pictures[0] ?? drawingImage(drawingOfRoom(room.slug)),
    description: descriptionOf(room, t),
    cancellation: free ? t(`${free.description} ${free.term}.`) : "",
    checkTo: `/check-availability/${room.id}${query}`,
    dated: await quoteOfRoom(context, { roomId: room.id, url }),
    others: neighbours.map(({ slug, name, kind, sizeSqft, bed, view, finalPrice }, place) => ({
      room: { name, kind, sizeSqft, bed, view, finalPrice },
      picture: others[place]?.[0],
      to: `${roomPath({ slug })}${query}`,
    })),
  })
}

const maxGuests = formatGuests([{ adults: maxAdultsPerRoom, children: maxChildrenPerRoom }])

export default function Room() {
  const { room, image, pictures, others, ...offer } = useLoaderData<typeof loader>()
  const [first, ...rest] = pictures
  const t = useText()
  return (
    <>
      <PictureHero
        image={image}
        eyebrow={t("Rooms and suites")}
        title={room.name}
        lead={listRoomFacts(room)
          .map((fact) => t(fact))
          .join(" · ")}
      />
      <Section width="wide" className={styles.about}>
        {room.message && <p className={styles.message}>{room.message}</p>}
        <div className={styles.offer}>
          <RoomOffer room={{ ...room, isSellable: isSellable(room) }} {...offer} />
        </div>
        <RoomDetails room={room} maxGuests={maxGuests} />
      </Section>
      <Section width="wide" space="flush" labelledBy="inside" className={styles.inside}>
        <h2 id="inside">{t("Inside the room")}</h2>
        <RoomGallery name={room.name} pictures={first ? [...rest, first] : []} />
      </Section>
      {others.length > 0 && <OtherRooms others={others} />}
    </>
  )
}
