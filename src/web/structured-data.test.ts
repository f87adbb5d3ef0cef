import { expect, test } from "vitest"
import { fromRupees } from "#src/shared/money.ts"
import { blogPostingData, breadcrumbData, hotelData, roomsData, structuredText } from "./structured-data.ts"

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

test("search engines are told the price that is charged, in rupees, taxes included", () => {
  const [told] = roomsData([room])(origin)
  expect(told).toMatchObject({
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

test("addresses in it are whole", () => {
  const post = {
    name: "A",
    description: "B",
    canonical: "/blog/a",
    date: "2025-09-06",
    plate: { id: "lobby" },
  }
  const trail = [{ label: "Journal", to: "/blog" }, { label: "A" }]
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
