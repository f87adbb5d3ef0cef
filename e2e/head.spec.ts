import type { APIRequestContext } from "@playwright/test"
import sharp from "sharp"
import { structuredFaults } from "../test/structured-data-rules.ts"
import { editedHotel, origin } from "./hotel-under-test.ts"
import { classic, roomCalled } from "./hotel-api.ts"
import { expect, test } from "./hotel-test.ts"

/** Every public page in the sitemap, with the posts of the blog. */
async function mappedPages(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get("/sitemap.xml")).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address))
    .map(({ pathname, search }) => pathname + search)
}

type Head = {
  path: string
  title: string
  description: string
  canonical: string
  robots: string
  shared: Record<string, string>
  structured: string[]
}

const marks: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
}
const plain = (text: string) => text.replaceAll(/&(?:amp|quot|lt|gt|#x27);/g, (mark) => marks[mark] ?? mark)

const contentOf = (html: string, attribute: string, name: string): string =>
  plain(new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "")

const properties = [
  "og:type",
  "og:site_name",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
]

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text()
  return {
    path,
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: contentOf(html, "name", "description"),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "",
    robots: contentOf(html, "name", "robots"),
    shared: Object.fromEntries(properties.map((name) => [name, contentOf(html, "property", name)])),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, text = ""]) => text,
    ),
  }
}

async function headsOfAll(request: APIRequestContext): Promise<Head[]> {
  const paths = await mappedPages(request)
  expect(paths.length).toBeGreaterThan(12)
  return Promise.all(paths.map((path) => headOf(request, path)))
}

test("[ROUTE-2] every public page has a title, description, address and card of its own", async ({
  request,
}) => {
  const heads = await headsOfAll(request)
  for (const { path, title, description, canonical, robots, shared } of heads) {
    expect([path, robots]).toEqual([path, "max-image-preview:large"])
    expect([path, title.length > 10 && title.length < 90]).toEqual([path, true])
    expect([path, description.length >= 50 && description.length < 320]).toEqual([path, true])
    expect(canonical).toBe(`${origin}${path}`)
    expect([path, Object.keys(shared).filter((name) => shared[name] === "")]).toEqual([path, []])
    expect(shared).toMatchObject({ "og:url": canonical, "og:description": description })
    expect(shared["og:image"]).toMatch(/^http:\/\/[^/]+\/(?:brand|media)\/\S+$/)
  }
  for (const part of ["title", "description", "canonical"] as const) {
    const values = heads.map((head) => head[part])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test("[WORDS-1] Hindi pages have Hindi heads, and each language names the other and the default", async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: editedHotel })
  for (const path of await mappedPages(request)) {
    const html = await (await request.get(path)).text()
    const { title, description, shared } = await headOf(request, path)
    const isHindi = /^\/hi(?:[/?]|$)/.test(path)
    const english = isHindi ? path.slice("/hi".length) || "/" : path
    const hindi = path === "/" ? "/hi" : isHindi ? path : `/hi${path}`
    for (const text of [title, description, shared["og:image:alt"]])
      expect([path, text, /\p{Script=Devanagari}/u.test(text ?? "")]).toEqual([path, text, isHindi])
    const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
    expect([...links].map(([, tag, href]) => [tag, href])).toEqual([
      ["en-IN", `${editedHotel}${english}`],
      ["hi-IN", `${editedHotel}${hindi}`],
      ["x-default", `${editedHotel}${english}`],
    ])
    expect(contentOf(html, "property", "og:locale")).toBe(isHindi ? "hi_IN" : "en_IN")
    expect(contentOf(html, "property", "og:locale:alternate")).toBe(isHindi ? "en_IN" : "hi_IN")
  }
  await request.dispose()
})

test("the picture of a shared page exists, has the size that is stated, and is small enough for WhatsApp", async ({
  request,
}) => {
  const heads = await headsOfAll(request)
  const pictures = new Map(heads.map(({ shared }) => [shared["og:image"] ?? "", shared]))
  // Rooms, restaurants, halls, pictures and offers have a picture of their own.
  expect(pictures.size).toBeGreaterThan(9)
  for (const [address, shared] of pictures) {
    const bytes = await (await request.get(address)).body()
    const { width, height } = await sharp(bytes).metadata()
    expect([address, String(width), String(height)]).toEqual([
      address,
      shared["og:image:width"],
      shared["og:image:height"],
    ])
    expect([address, bytes.length < 300_000]).toEqual([address, true])
  }
})

test("[AVAIL-7] a shared search shows its room and dates, and keeps them; its canonical URL has none", async ({
  request,
}) => {
  const { _id } = await roomCalled(request, classic)
  const path = `/check-availability/${_id}`
  const query = "?checkIn=20-03-2027&checkOut=22-03-2027&rooms=2-1"
  const { title, description, canonical, shared } = await headOf(request, path + query)
  expect(title).toBe("Reservations: Classic Room | Vimana New Delhi")
  expect(description).toContain("Classic Room · Sat 20 Mar 2027 to Mon 22 Mar 2027, 2 adults, 1 child: ")
  expect(canonical).toBe(origin + path)
  expect(shared["og:url"]).toBe(origin + path + query)
  expect(shared["og:image"]).toContain("classic-room")
  const offers = await (await request.get("/offers")).text()
  const [offerPath = ""] = /\/check-availability\?offer=[0-9a-f-]+/.exec(offers) ?? []
  const offer = await headOf(request, offerPath)
  expect(offer.title).toMatch(/^Reservations: .+ \| Vimana New Delhi$/)
  expect(offer.description).toContain("% off ")
  const all = await headOf(request, `/check-availability${query}`)
  expect(all.description).toContain("Sat 20 Mar 2027 to Mon 22 Mar 2027")
  expect([all.canonical, all.shared["og:url"]]).toEqual([
    `${origin}/check-availability`,
    `${origin}/check-availability${query}`,
  ])
})

test("the structured data of the pages satisfies the rules of its types", async ({ request }) => {
  for (const { path, structured } of await headsOfAll(request)) {
    expect([path, structured.length]).toEqual([path, 1])
    expect([path, structured.flatMap(structuredFaults)]).toEqual([path, []])
    const crumbs = structured[0]?.includes('"BreadcrumbList"')
    expect([path, crumbs]).toEqual([path, path !== "/"])
  }
})

type Offered = { "@type": string | string[]; name: string; offers?: { price: number } }

test("[ROOMS-1] [LIST-1] structured data has the prices that guests pay", async ({ request }) => {
  const reply = (await (await request.get("/api/roomcart")).json()) as {
    data: { name: string; finalPrice: number }[]
  }
  const prices = Object.fromEntries(reply.data.map(({ name, finalPrice }) => [name, finalPrice]))
  for (const path of ["/rooms", "/booking"]) {
    const { structured } = await headOf(request, path)
    const { "@graph": graph } = JSON.parse(structured[0] ?? "{}") as { "@graph": Offered[] }
    const rooms = graph.filter(({ "@type": type }) => type.includes("HotelRoom"))
    expect(Object.fromEntries(rooms.map(({ name, offers }) => [name, offers?.price]))).toEqual(prices)
  }
})

test("each kind of page has the structured data of its subject", async ({ request }) => {
  for (const [path, type] of [
    ["/", "Hotel"],
    ["/rooms", "HotelRoom"],
    ["/booking", "HotelRoom"],
    ["/dine", "Restaurant"],
    ["/corporate", "EventVenue"],
    ["/query?outlet=udaan", "Reserve a table"],
  ] as const) {
    expect((await headOf(request, path)).structured.join()).toContain(`"${type}"`)
  }
  const post = (await mappedPages(request)).find((path) => path.startsWith("/blog/")) ?? ""
  expect((await headOf(request, post)).structured.join()).toContain('"BlogPosting"')
})
