import { maxAdultsPerRoom, maxChildrenPerRoom } from "#src/features/availability/party.ts"
import { hasStock } from "#src/features/rooms/room-type.ts"
import { hotel } from "#src/shared/hotel.ts"
import { inLanguage, tags } from "#src/shared/language/language.ts"
import { english, type Translate } from "#src/shared/language/translate.ts"
import { mapUrl } from "#src/shared/location/map-links.ts"
import { type Money, toRupees } from "#src/shared/money.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"

/** Something as schema.org describes it; its addresses are absolute, so it needs the origin of the site. */
export type Thing = {
  readonly "@type": string | readonly string[]
  readonly [property: string]: unknown
}

const addressData = {
  "@type": "PostalAddress",
  streetAddress: hotel.address.street,
  addressLocality: hotel.address.city,
  addressRegion: hotel.address.state,
  postalCode: hotel.address.pin,
  addressCountry: "IN",
} as const

const idOfHotel = (origin: string): string => `${origin}/#hotel`

const pictureAt = (origin: string, id: string): string =>
  origin + pictureAddress(id, { width: 1600, format: "jpg" })

/** The address of a page in the language of the page that is described. */
const pageAt = (origin: string, t: Translate, path: string): string => origin + inLanguage(t.language, path)

const cardAt = (origin: string): string => `${origin}/brand/social-card.png`

/** The site, by whose name search engines call it. */
export const siteData = (origin: string, t: Translate = english): Thing => ({
  "@type": "WebSite",
  "@id": `${origin}/#site`,
  name: t(hotel.fullName),
  alternateName: t(hotel.name),
  url: pageAt(origin, t, "/"),
  inLanguage: tags[t.language],
  publisher: { "@id": idOfHotel(origin) },
})

/** The hotel itself. */
export const hotelData = (origin: string, t: Translate = english): Thing => ({
  "@type": "Hotel",
  "@id": idOfHotel(origin),
  name: t(hotel.fullName),
  description: t(
    "{tagline}. {count} rooms and suites, four restaurants, an infinity pool and three event spaces.",
    { tagline: t(hotel.tagline), count: hotel.roomsAndSuites },
  ),
  url: pageAt(origin, t, "/"),
  image: [pictureAt(origin, "infinity-pool-dusk"), cardAt(origin)],
  logo: `${origin}/icon-512.png`,
  telephone: hotel.reservations.phone,
  email: hotel.reservations.email,
  address: addressData,
  geo: { "@type": "GeoCoordinates", ...hotel.location },
  hasMap: mapUrl,
  checkinTime: hotel.checkInTime,
  checkoutTime: hotel.checkOutTime,
  numberOfRooms: hotel.roomsAndSuites,
  currenciesAccepted: hotel.currency,
  amenityFeature: ["Swimming pool", "Airport shuttle", "Wi-Fi", "Free parking", "Wheelchair access"].map(
    (name) => ({ "@type": "LocationFeatureSpecification", name: t(name), value: true }),
  ),
})

type SoldRoom = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly message: string
  readonly bed: string
  readonly sizeSqft: number | null
  readonly finalPrice: Money
  readonly isInStock: boolean
  readonly stockQuantity: number
  readonly pictureIds: readonly string[]
}

/** A description made of the room's facts, for a type without a description. */
const factsOf = ({ name, bed, sizeSqft }: SoldRoom): string =>
  [`${name} at ${hotel.fullName}`, bed, sizeSqft === null ? "" : `${sizeSqft} sq ft`]
    .filter(Boolean)
    .join(", ")

const available = (isAvailable: boolean): string =>
  `https://schema.org/${isAvailable ? "InStock" : "SoldOut"}`

/** The room types with their prices of a night, taxes included. */
export const roomsData =
  (rooms: readonly SoldRoom[]) =>
  (origin: string, t: Translate = english): Thing[] =>
    rooms.map((room) => ({
      "@type": ["HotelRoom", "Product"],
      "@id": `${origin}/rooms#${room.slug}`,
      url: pageAt(origin, t, `/rooms/${room.slug}`),
      name: t(room.name),
      description: t(room.message) || factsOf(room),
      image:
        room.pictureIds.length > 0 ? room.pictureIds.map((id) => pictureAt(origin, id)) : [cardAt(origin)],
      ...(room.bed && { bed: t(room.bed) }),
      ...(room.sizeSqft !== null && {
        floorSize: { "@type": "QuantitativeValue", value: room.sizeSqft, unitCode: "FTK" },
      }),
      occupancy: {
        "@type": "QuantitativeValue",
        maxValue: maxAdultsPerRoom + maxChildrenPerRoom,
        unitText: "persons",
      },
      containedInPlace: { "@id": idOfHotel(origin) },
      offers: {
        "@type": "Offer",
        url: pageAt(origin, t, `/check-availability/${room.id}`),
        price: toRupees(room.finalPrice),
        priceCurrency: hotel.currency,
        availability: available(hasStock(room)),
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: toRupees(room.finalPrice),
          priceCurrency: hotel.currency,
          valueAddedTaxIncluded: true,
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "DAY" },
        },
      },
    }))

type SeenImage = { readonly id: string; readonly drawing?: string }

/** The address of an image; the hotel's card stands for drawings. */
const imageAt = (origin: string, { id, drawing }: SeenImage): string =>
  drawing === undefined ? pictureAt(origin, id) : cardAt(origin)

type Table = { readonly id: string; readonly name: string; readonly kind: string; readonly line: string } & {
  readonly images: readonly SeenImage[]
}

/** The tables of the hotel. */
export const restaurantsData =
  (outlets: readonly Table[]) =>
  (origin: string, t: Translate = english): Thing[] =>
    outlets.map(({ id, name, kind, line, images }) => ({
      "@type": id === "aero" ? "BarOrPub" : "Restaurant",
      "@id": `${origin}/dine#${id}`,
      name: `${t(name)}, ${t(hotel.fullName)}`,
      description: t(line),
      servesCuisine: t(kind),
      image: [...new Set(images.map((image) => imageAt(origin, image)))],
      url: pageAt(origin, t, `/dine#${id}`),
      hasMenu: pageAt(origin, t, "/menu"),
      acceptsReservations: pageAt(origin, t, `/banquet-query?outlet=${id}`),
      telephone: hotel.reservations.phone,
      address: addressData,
      openingHours: `Mo-Su ${hotel.diningOpens}-${hotel.diningCloses}`,
      containedInPlace: { "@id": idOfHotel(origin) },
    }))

const hotelOf = (origin: string) => ({
  "@type": "Organization",
  "@id": idOfHotel(origin),
  name: hotel.fullName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
})

type Crumb = { readonly label: string; readonly to?: string }

/** The breadcrumbs of a page; the last one is the page itself. */
export const breadcrumbData =
  (trail: readonly Crumb[]) =>
  (origin: string, t: Translate = english): Thing => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ label: hotel.fullName, to: "/" }, ...trail].map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: t(label),
      ...(to && { item: pageAt(origin, t, to) }),
    })),
  })

type Post = {
  readonly name: string
  readonly description: string
  readonly canonical: string
  readonly date: string
  readonly image: SeenImage
}

/** A post of the blog. */
export const blogPostingData =
  (post: Post) =>
  (origin: string, t: Translate = english): Thing => ({
    "@type": "BlogPosting",
    headline: post.name,
    description: post.description,
    datePublished: post.date,
    url: pageAt(origin, t, post.canonical),
    mainEntityOfPage: pageAt(origin, t, post.canonical),
    image: imageAt(origin, post.image),
    inLanguage: tags[t.language],
    author: hotelOf(origin),
    publisher: hotelOf(origin),
  })

type Hall = { readonly id: string; readonly name: string; readonly kind: string; readonly about: string }
type Seats = { readonly hall: string } & { readonly [setting: string]: string | number | null }

const maxSeats = (name: string, seats: readonly Seats[]): number =>
  Math.max(
    0,
    ...seats
      .filter(({ hall }) => hall.startsWith(name))
      .flatMap(({ areaSqft: _area, ...settings }) => Object.values(settings))
      .filter((value) => typeof value === "number"),
  )

/** The event halls, each with its capacity. */
export const hallsData =
  (halls: readonly Hall[], seats: readonly Seats[]) =>
  (origin: string, t: Translate = english): Thing[] =>
    halls.map(({ id, name, kind, about }) => {
      const most = maxSeats(name, seats)
      return {
        "@type": "EventVenue",
        "@id": `${origin}/corporate#${id}`,
        name: `${t(name)}, ${t(hotel.fullName)}`,
        description: `${t(kind)}. ${t(about)}`,
        url: pageAt(origin, t, `/corporate#${id}`),
        telephone: hotel.events.phone,
        address: addressData,
        containedInPlace: { "@id": idOfHotel(origin) },
        ...(most > 0 && { maximumAttendeeCapacity: most }),
      }
    })

/** As text inside a script element: nothing in it can end that element. */
export const structuredText = (things: Thing | readonly Thing[]): string => {
  const graph = Array.isArray(things) ? things : [things]
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
}
