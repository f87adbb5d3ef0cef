import { useLoaderData } from "react-router"
import { drawingOfRoom, perksBesideAmenities } from "#src/features/content/texts/room-perks.ts"
import { type ShownPicture, findShownPictures } from "#src/features/content/pictures.service.ts"
import { picturesOrDrawings } from "#src/features/content/images.ts"
import { FadingHero, type HeroSlide } from "#src/features/content/ui/heroes/fading-hero.tsx"
import { RoomShowcase, type ShownRoom } from "#src/features/content/ui/room-showcase.tsx"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import {
  isSellable,
  listRoomFacts,
  roomAmenities,
  roomTexts,
  type RoomType,
} from "#src/features/rooms/room-type.ts"
import { hotel } from "#src/shared/hotel.ts"
import { firstVisitMessages as texts } from "#src/shared/first-visit-messages.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { roomsData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/rooms"
import styles from "./rooms.module.css"

export const handle: PageHandle = { hero: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Rooms and suites",
    description:
      "Rooms and suites beside the airport in New Delhi, from the Classic at 216 square feet to a Family Suite with a bed for everyone, each with breakfast, the pool and a car to the terminals.",
    canonical: "/rooms",
    image: loaderData?.slides[0]?.image,
  })

/** The five rooms of the hero (ROOMS-1). */
const heroSlugs = ["classic", "deluxe", "super-deluxe", "suite", "family-suite"]

const shownRoom = (room: RoomType, pictures: readonly ShownPicture[]): ShownRoom => ({
  slug: room.slug,
  name: room.name,
  message: room.message,
  price: room.price,
  finalPrice: room.finalPrice,
  isSellable: isSellable(room),
  facts: listRoomFacts({ ...room, kind: room.sizeSqft === null ? room.kind : "" }),
  images: picturesOrDrawings(pictures, [drawingOfRoom(room.slug)]),
})

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const listed = await listActiveRoomTypes(db)
  describePage(context, roomsData(listed))
  const pictures = await findShownPictures(
    db,
    listed.map(({ pictureIds }) => pictureIds),
  )
  const rooms = listed.map((room, index) => shownRoom(room, pictures[index] ?? []))
  const slides = heroSlugs
    .map((slug) => rooms.find((room) => room.slug === slug))
    .flatMap((room): HeroSlide[] => {
      const image = room?.images[0]
      return room && image ? [{ key: room.slug, name: room.name, image }] : []
    })
  return translateFields(contentTextOf(context), [...roomTexts, "alt"], { rooms, slides })
}

const moreAmenities = [...roomAmenities, ...perksBesideAmenities]

export default function Rooms() {
  const { rooms, slides } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <FadingHero label={t("Rooms and suites")} slides={slides}>
        <div className={styles.opening}>
          <Eyebrow>Rooms and suites</Eyebrow>
          <h1>{t("Where the journey lies down")}</h1>
          <p className={styles.lead}>
            {t(
              "{count} rooms and suites. What changes from one kind to the next is how much quiet there is around the bed.",
              { count: hotel.roomsAndSuites },
            )}
          </p>
        </div>
      </FadingHero>
      {rooms.length === 0 ? (
        <Section>
          <EmptyState
            title={texts.noRooms}
            actions={<LinkButton href={hotel.reservations.href}>{hotel.reservations.phone}</LinkButton>}
          />
        </Section>
      ) : (
        <RoomShowcase rooms={rooms} moreAmenities={moreAmenities} />
      )}
    </>
  )
}
