import { beforeAll, beforeEach, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createApp } from "./app.ts"

const origin = "https://vimana.example"
const platform = setUpPlatform({ origin })
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

async function read(path: string) {
  const answer = await app.request(path)
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() }
}

test("[ROUTE-2] the sitemap has each page once, with its canonical URL", async () => {
  const { status, type, text } = await read("/sitemap.xml")
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"])
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/rooms`, `${origin}/dine`]))
  expect(addresses.every((address) => address?.startsWith(`${origin}/`))).toBe(true)
  for (const alias of ["/room", "/dining", "/explore-dining", "/allroom", "/related-room", "/query"])
    expect(addresses).not.toContain(`${origin}${alias}`)
})

test("[WORDS-1] the sitemap names the Hindi of each page beside its English, and the reverse", async () => {
  const { text } = await read("/sitemap.xml")
  const links = `<xhtml:link rel="alternate" hreflang="en-IN" href="${origin}/rooms"/><xhtml:link rel="alternate" hreflang="hi-IN" href="${origin}/hi/rooms"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/rooms"/>`
  expect(text).toContain(`<url><loc>${origin}/rooms</loc>${links}</url>`)
  expect(text).toContain(`<url><loc>${origin}/hi/rooms</loc>${links}</url>`)
  expect(text).toContain(`<loc>${origin}/hi</loc>`)
})

test("the sitemap has the page of each room type on sale", async () => {
  await aRoom(platform, { slug: "lotus" })
  await aRoom(platform, { slug: "hidden", isActive: false })
  const { text } = await read("/sitemap.xml")
  expect(text).toContain(`<loc>${origin}/rooms/lotus</loc>`)
  expect(text).not.toContain("hidden")
})

test("the sitemap names the pictures of a room, and when a post was written", async () => {
  await aRoom(platform, { slug: "lotus", pictureIds: ["suite", "suite-lounge"] })
  const { text } = await read("/sitemap.xml")
  const images = ["suite", "suite-lounge"].map(
    (id) => `<image:image><image:loc>${origin}/media/pictures/${id}-1600.jpg</image:loc></image:image>`,
  )
  expect(text).toContain(`<loc>${origin}/rooms/lotus</loc>${images.join("")}<xhtml:link`)
  expect(text).toContain("</loc><lastmod>2025-09-06</lastmod>")
  expect(text.match(/<lastmod>/g)).toHaveLength(2)
})

test("robots.txt disallows personal pages, and names the sitemap", async () => {
  const { text } = await read("/robots.txt")
  expect(text).toContain("Disallow: /admin\n")
  expect(text).toContain("Disallow: /my-account\n")
  expect(text).toContain("Disallow: /hi/my-account\n")
  // Offers in structured data lead there, and messengers preview it.
  expect(text).not.toContain("/check-availability")
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  expect(text).not.toMatch(/Disallow: \/\n/)
})

test("the manifest has existing icons", async () => {
  const { type, text } = await read("/manifest.webmanifest")
  expect(type).toContain("application/manifest+json")
  const { icons } = JSON.parse(text) as { icons: { src: string }[] }
  expect(icons.map(({ src }) => src)).toEqual(["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"])
})

test("[BLOG-1] the blog is an Atom feed, its newest post first", async () => {
  const { type, text } = await read("/feed.xml")
  expect(type).toContain("application/atom+xml")
  expect(text).toContain("<published>2025-09-06T12:00:00+05:30</published>")
  expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`)
  expect(text.match(/<entry>/g)).toHaveLength(1)
})
