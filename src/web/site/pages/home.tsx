import { useLoaderData } from "react-router"
import { homeAmenities, homeCorporate, homePanels, roomLines } from "#src/features/content/texts/home.ts"
import { clients } from "#src/features/content/texts/home-clients.ts"
import { homeOffers } from "#src/features/content/texts/home-offers.ts"
import { blogSlug, dateOf, excerpt, listPosts, postedOn } from "#src/features/content/blog-post.ts"
import { listCurrentOffers } from "#src/features/content/offers/offers.service.ts"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { listTestimonials } from "#src/features/content/testimonials/testimonials.service.ts"
import { listOutlets } from "#src/features/content/outlets.ts"
import type { ContentImage } from "#src/features/content/image.ts"
import { type DrawingName, drawingImage, firstImage, imagesOfPlaces } from "#src/features/content/images.ts"
import { HomeAmenities } from "#src/features/content/ui/home/home-amenities.tsx"
import { HomeClients } from "#src/features/content/ui/home/home-clients.tsx"
import { HomeCorporate } from "#src/features/content/ui/home/home-corporate.tsx"
import { HomeDining } from "#src/features/content/ui/home/home-dining.tsx"
import { HomeFilm } from "#src/features/content/ui/home/film/home-film.tsx"
import { HomeInvitation } from "#src/features/content/ui/home/home-invitation.tsx"
import { HomeBlog } from "#src/features/content/ui/home/home-blog.tsx"
import { DeferredLayout } from "#src/web/first-visit/deferred-layout.tsx"
import { HomeOffers, type OfferCard } from "#src/features/content/ui/home/home-offers.tsx"
import { HomeHero, HomeIntroduction } from "#src/features/content/ui/home/home-opening.tsx"
import { HomePanels } from "#src/features/content/ui/home/panels/home-panels.tsx"
import { type HomeRoom, HomeRooms } from "#src/features/content/ui/home/home-rooms.tsx"
import { HomeTestimonials } from "#src/features/content/ui/home/home-testimonials.tsx"
import { listRoomFacts, type RoomType } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { hotelData, siteData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/home"

export const handle: PageHandle = { hero: true }

export const meta = () =>
  pageMeta({
    title: "Hotel beside Delhi airport, Aerocity",
    description:
      "One hundred rooms and suites beside the airport in New Delhi, with four restaurants, an infinity pool, a brewery and halls for every occasion.",
    canonical: "/",
  })

type Seen = { places: readonly string[]; drawing: DrawingName }

const imageOf = ({ places, drawing }: Seen): ContentImage =>
  imagesOfPlaces(places, [drawing])[0] ?? drawingImage(drawing)

function latestPost(t: Translate) {
  const [post] = listPosts()
  if (!post) return null
  const date = dateOf(post)
  return {
    name: post.name,
    to: `/blog/${blogSlug(post.slug)}`,
    date,
    postedOn: t(postedOn(date)),
    excerpt: excerpt(t(post.description)),
    image: firstImage([post.img, "classic-room-window"], "palace"),
  }
}

/** Published offers first, then the permanent ones (HOME-4). */
async function offerCards(platform: Platform, t: Translate): Promise<OfferCard[]> {
  const published = await listCurrentOffers(platform)
  const pictures = await findShownPictures(
    platform.db,
    published.map(({ pictureId }) => [pictureId]),
  )
  const cards = published.map(({ id, name, roomDiscount, validUntil }, place) => ({
    id,
    title: `${t(name)}: ${t(roomDiscount)}`,
    to: `/banquet-query?offer=${id}`,
    until: t("Until {date}", { date: t(formatShortDate(validUntil)) }),
    img: pictures[place]?.[0] ?? drawingImage("palace"),
  }))
  return [
    ...cards,
    ...homeOffers.map(({ id, img, title }) => ({
      id: String(id),
      title,
      to: "/banquet-query",
      img: drawingImage(img),
    })),
  ]
}

/** The fields of this page's data that are texts of the content. */
const contentFields = [
  "alt",
  "caption",
  "title",
  "content",
  "line",
  "description",
  "meaning",
  "para",
  "btn",
  "name",
] as const

export async function loader({ context }: Route.LoaderArgs) {
  describePage(context, siteData, hotelData)
  const platform = context.get(platformContext)
  const testimonials = await listTestimonials(platform.db)
  const rooms = await listActiveRoomTypes(platform.db)
  const t = contentTextOf(context)
  return {
    ...translateFields(t, contentFields, shown({ offers: await offerCards(platform, t), rooms }, t)),
    written: testimonials.map(({ id, name, message }) => ({ id, name, message })),
  }
}

/** A room type in the list of the home page; one without a line of its own has its facts. */
const homeRoom = (room: RoomType, t: Translate): HomeRoom => ({
  name: room.name,
  line:
    roomLines[room.slug] ??
    listRoomFacts(room)
      .map((fact) => t(fact))
      .join(" · "),
  price: room.finalPrice,
  to: `/rooms#${room.slug}`,
})

type Stored = { readonly offers: readonly OfferCard[]; readonly rooms: readonly RoomType[] }

const shown = ({ offers, rooms }: Stored, t: Translate) => ({
  hero: firstImage(["infinity-pool-dusk"], "pool"),
  panels: homePanels.map(({ places, drawing, ...panel }) => ({
    ...panel,
    hour: t(panel.hour),
    image: imageOf({ places, drawing }),
  })),
  rooms: {
    rooms: rooms.map((room) => homeRoom(room, t)),
    image: firstImage(["deluxe-room"], "palace"),
    other: firstImage(["executive-room"], "breakfast"),
  },
  amenities: homeAmenities.map(({ places, drawing, ...amenity }) => ({
    ...amenity,
    image: imageOf({ places, drawing }),
  })),
  dining: {
    outlets: listOutlets().map(({ id, name, meaning, line }) => ({ id, name, meaning, line })),
    image: firstImage(["aero-stag-bar"], "dinner"),
  },
  offers,
  corporate: homeCorporate.map(({ places, drawing, ...card }) => ({
    ...card,
    img: imageOf({ places, drawing }),
  })),
  post: latestPost(t),
  clients,
})

export default function Home() {
  const { hero, panels, rooms, amenities, dining, offers, corporate, post, ...rest } =
    useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero image={hero} />
      <HomeIntroduction />
      <DeferredLayout>
        <HomePanels panels={panels} />
        <HomeRooms {...rooms} />
        <HomeAmenities amenities={amenities} />
        <HomeDining {...dining} />
        <HomeOffers offers={offers} />
        <HomeCorporate cards={corporate} />
        <HomeTestimonials written={rest.written} />
        {post && <HomeBlog post={post} />}
        <HomeClients clients={rest.clients} />
        <HomeInvitation />
      </DeferredLayout>
      <HomeFilm />
    </>
  )
}
