import { hotel } from "#src/shared/hotel.ts"
import { type Money, toRupees } from "#src/shared/money.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"

/** Something as schema.org describes it; addresses in it are whole, so that it needs to know where the site stands. */
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

/** The hotel itself: `<StructuredData of={hotelData} />`. */
export const hotelData = (origin: string): Thing => ({
  "@type": "Hotel",
  "@id": idOfHotel(origin),
  name: hotel.fullName,
  description: `${hotel.tagline}. ${hotel.roomsAndSuites} rooms and suites, four restaurants, an infinity pool and three event spaces.`,
  url: `${origin}/`,
  image: [pictureAt(origin, "infinity-pool-dusk"), `${origin}/brand/social-card.png`],
  logo: `${origin}/icon-512.png`,
  telephone: hotel.reservations.phone,
  email: hotel.reservations.email,
  address: addressData,
  checkinTime: hotel.checkInTime,
  checkoutTime: hotel.checkOutTime,
  numberOfRooms: hotel.roomsAndSuites,
  currenciesAccepted: hotel.currency,
  amenityFeature: ["Swimming pool", "Airport shuttle", "Wi-Fi", "Free parking", "Wheelchair access"].map(
    (name) => ({ "@type": "LocationFeatureSpecification", name, value: true }),
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

const available = (isAvailable: boolean): string =>
  `https://schema.org/${isAvailable ? "InStock" : "SoldOut"}`

/** The room types with their prices of a night, taxes included: `<StructuredData of={roomsData(rooms)} />`. */
export const roomsData =
  (rooms: readonly SoldRoom[]) =>
  (origin: string): Thing[] =>
    rooms.map((room) => ({
      "@type": ["HotelRoom", "Product"],
      "@id": `${origin}/rooms#${room.slug}`,
      name: room.name,
      ...(room.message && { description: room.message }),
      image: room.pictureIds.map((id) => pictureAt(origin, id)),
      ...(room.bed && { bed: room.bed }),
      ...(room.sizeSqft !== null && {
        floorSize: { "@type": "QuantitativeValue", value: room.sizeSqft, unitCode: "FTK" },
      }),
      occupancy: { "@type": "QuantitativeValue", maxValue: 4, unitText: "persons" },
      containedInPlace: { "@id": idOfHotel(origin) },
      offers: {
        "@type": "Offer",
        url: `${origin}/check-availability/${room.id}`,
        price: toRupees(room.finalPrice),
        priceCurrency: hotel.currency,
        availability: available(room.isInStock && room.stockQuantity > 0),
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: toRupees(room.finalPrice),
          priceCurrency: hotel.currency,
          valueAddedTaxIncluded: true,
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "DAY" },
        },
      },
    }))

type Table = { readonly id: string; readonly name: string; readonly kind: string; readonly line: string }

/** The tables of the house: `<StructuredData of={restaurantsData(outlets)} />`. */
export const restaurantsData =
  (outlets: readonly Table[]) =>
  (origin: string): Thing[] =>
    outlets.map(({ id, name, kind, line }) => ({
      "@type": id === "aero" ? "BarOrPub" : "Restaurant",
      "@id": `${origin}/dine#${id}`,
      name: `${name}, ${hotel.fullName}`,
      description: line,
      servesCuisine: kind,
      url: `${origin}/dine#${id}`,
      hasMenu: `${origin}/menu`,
      acceptsReservations: `${origin}/query`,
      telephone: hotel.reservations.phone,
      address: addressData,
      openingHours: "Mo-Su 07:00-23:00",
      containedInPlace: { "@id": idOfHotel(origin) },
    }))

type Crumb = { readonly label: string; readonly to?: string }

/** The way to a page, as its breadcrumbs tell it: `<StructuredData of={breadcrumbData(trail)} />`. */
export const breadcrumbData =
  (trail: readonly Crumb[]) =>
  (origin: string): Thing => ({
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(to && { item: `${origin}${to}` }),
    })),
  })

type Post = {
  readonly name: string
  readonly description: string
  readonly canonical: string
  readonly date: string
  readonly plate: { readonly id: string; readonly drawing?: string }
}

/** An article of the journal: `<StructuredData of={blogPostingData(post)} />`. */
export const blogPostingData =
  (post: Post) =>
  (origin: string): Thing => ({
    "@type": "BlogPosting",
    headline: post.name,
    description: post.description,
    datePublished: post.date,
    url: `${origin}${post.canonical}`,
    mainEntityOfPage: `${origin}${post.canonical}`,
    image: post.plate.drawing ? `${origin}/brand/social-card.png` : pictureAt(origin, post.plate.id),
    author: { "@id": idOfHotel(origin), "@type": "Organization", name: hotel.fullName },
    publisher: { "@id": idOfHotel(origin), "@type": "Organization", name: hotel.fullName },
  })

/** As text inside a script element: nothing in it can end that element. */
export const structuredText = (things: Thing | readonly Thing[]): string => {
  const graph = Array.isArray(things) ? things : [things]
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
}
