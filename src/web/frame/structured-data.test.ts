import { expect, test } from "vitest"
import { fromRupees } from "#src/shared/money.ts"
import { listPosts } from "#src/features/content/blog-post.ts"
import { maxAdultsPerRoom, maxChildrenPerRoom } from "#src/features/availability/party.ts"
import { contentTextIn } from "#src/features/content/hindi/content-text.ts"
import { listOutlets } from "#src/features/content/outlets.ts"
import { mapUrl } from "#src/shared/location/map-links.ts"
import { structuredFaults } from "#test/structured-data-rules.ts"
import {
  blogPostingData,
  breadcrumbData,
  hallsData,
  hotelData,
  restaurantsData,
  roomsData,
  siteData,
  structuredText,
  type Thing,
} from "./structured-data.ts"

const origin = "https://vimana.example"

const room = {
  id: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
  slug: "classic",
  name: "Classic Room",
  message: "Nothing is missing.",
  bed: "Queen",
  sizeSqft: 216,
  finalPrice: fromRupees(5850),
  isInStock: true,
  stockQuantity: 3,
  pictureIds: ["classic-room"],
}

test("structured data contains the price that is charged, in rupees, taxes included", () => {
  const [described] = roomsData([room])(origin)
  expect(described).toMatchObject({
    url: `${origin}/rooms/classic`,
    offers: {
      price: 5850,
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
      priceSpecification: { valueAddedTaxIncluded: true },
    },
  })
  const [soldOut] = roomsData([{ ...room, stockQuantity: 0 }])(origin)
  expect(soldOut).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } })
})

test("structured data has the position of the hotel, and a room the guests that can be booked", () => {
  expect(hotelData(origin)).toMatchObject({
    geo: { "@type": "GeoCoordinates", latitude: 28.5491, longitude: 77.1214 },
    hasMap: mapUrl,
  })
  expect(roomsData([room])(origin)[0]).toMatchObject({
    occupancy: { maxValue: maxAdultsPerRoom + maxChildrenPerRoom },
  })
})

test("[WORDS-1] the Hindi page of a room is described in Hindi, and its offer leads to a Hindi page", () => {
  const [described] = roomsData([{ ...room, bed: "King bed" }])(origin, contentTextIn("hi"))
  expect(described).toMatchObject({
    bed: "किंग बेड",
    offers: { url: `${origin}/hi/check-availability/${room.id}` },
  })
})

test("[DINE-1] each restaurant is described with its pictures and the form for its tables", () => {
  const described = restaurantsData(listOutlets())(origin)
  expect(described.map(({ image }) => image)).not.toContainEqual([])
  expect(described[0]).toMatchObject({
    image: expect.arrayContaining([expect.stringContaining("/media/pictures/udaan")]),
    acceptsReservations: `${origin}/banquet-query?outlet=udaan`,
  })
})

test("a room without a description is described by its facts", () => {
  const describe = (change: Partial<typeof room>) =>
    roomsData([{ ...room, message: "", ...change }])(origin)[0]?.["description"]
  expect(describe({})).toContain("Classic Room at ")
  expect(describe({})).toMatch(/, Queen, 216 sq ft$/)
  expect(structuredFaults(structuredText(roomsData([{ ...room, message: "", bed: "" }])(origin)))).toEqual([])
})

test("addresses in structured data are absolute", () => {
  const post = {
    name: "A",
    description: "B",
    canonical: "/blog/a",
    date: "2025-09-06",
    image: { id: "lobby" },
  }
  const trail = [{ label: "Blog", to: "/blog" }, { label: "A" }]
  const text = structuredText([
    hotelData(origin),
    blogPostingData(post)(origin),
    breadcrumbData(trail)(origin),
  ])
  expect(text.match(/"(?:url|image|item|logo)":"(?!https:)/g)).toBeNull()
  expect(JSON.parse(text)).toMatchObject({ "@context": "https://schema.org" })
})

test("what people write cannot end the script element that carries it", () => {
  const text = structuredText(roomsData([{ ...room, message: "</script><script>alert(1)</script>" }])(origin))
  expect(text).not.toContain("<")
  expect(JSON.parse(text)["@graph"][0].description).toContain("</script>")
})

test("the structured data of the site satisfies the rules of its types", () => {
  const posts = listPosts().map((post) => ({
    name: post.name,
    description: post.description,
    canonical: `/blog/${post.id}`,
    date: "2025-09-06",
    image: { id: post.img },
  }))
  const hall = { id: "a", name: "Antariksh", kind: "Hall", about: "Large." }
  const things = [
    siteData(origin),
    hotelData(origin),
    ...roomsData([room, { ...room, slug: "bare", bed: "", sizeSqft: null, pictureIds: [] }])(origin),
    ...restaurantsData(listOutlets())(origin),
    ...hallsData([hall], [{ hall: "Antariksh East", areaSqft: 2400, theatre: 190, banquet: null }])(origin),
    breadcrumbData([{ label: "Blog", to: "/blog" }])(origin),
    ...posts.map((post) => blogPostingData(post)(origin)),
  ]
  expect(structuredFaults(structuredText(things))).toEqual([])
  expect(things).toContainEqual(
    expect.objectContaining({ "@type": "EventVenue", maximumAttendeeCapacity: 190 }),
  )
})

test("the rules report every fault of structured data", () => {
  const [described] = roomsData([room])(origin)
  const wrong = { ...described, name: "", image: ["/a.jpg"], offers: { "@type": "Offer", price: 0 } }
  const faults = structuredFaults(structuredText(wrong as Thing))
  for (const part of ["HotelRoom.name", "Product.image", "image is no whole", "Offer.price ", "Offer.url"]) {
    expect(faults.some((fault) => fault.includes(part))).toBe(true)
  }
})
