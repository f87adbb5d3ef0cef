import { type Context, Hono } from "hono"
import { blogSlug, listPosts } from "#src/features/content/blog-post.ts"
import { roomPath } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hotel } from "#src/shared/hotel.ts"
import { inLanguage, type Language, tags } from "#src/shared/language/language.ts"
import { blogFeed, xmlText } from "./feed.ts"

/** The public pages, each at its canonical URL (ROUTE-2). */
const screens = [
  "/",
  "/rooms",
  "/booking",
  "/check-availability",
  "/between-flights",
  "/dine",
  "/menu",
  "/gallery",
  "/offers",
  "/corporate",
  "/blog",
  "/contact-us",
  "/banquet-query",
  "/corporate-query",
  "/privacypolicy",
  "/termsandconditions",
  "/cancellationandrefund",
  "/proof",
]

/** Not for search engines: personal pages, booking steps and API calls. */
const closed = [
  "/admin",
  "/my-account",
  "/update-profile",
  "/user-",
  "/payment/",
  "/confirmation",
  "/booking/",
  "/check-availability/",
  "/checkin",
  "/api/",
]

const languages: readonly Language[] = ["en", "hi"]

/** A page in both languages, each entry with the addresses of both. */
function inBothLanguages(origin: string, path: string): string[] {
  const hrefOf = (language: Language) => xmlText(origin + inLanguage(language, path))
  const links = languages
    .map((one) => `<xhtml:link rel="alternate" hreflang="${tags[one]}" href="${hrefOf(one)}"/>`)
    .join("")
  return languages.map((language) => `<url><loc>${hrefOf(language)}</loc>${links}</url>`)
}

async function siteMap({ db, origin, config }: Platform): Promise<string> {
  const rooms = (await listActiveRoomTypes(db)).map(roomPath)
  const posts = listPosts().map(({ slug }) => `/blog/${blogSlug(slug)}`)
  const paths = [...screens, ...rooms, ...posts]
  const addresses =
    config.edition === "specification"
      ? paths.map((path) => `<url><loc>${xmlText(`${origin}${path}`)}</loc></url>`)
      : paths.flatMap((path) => inBothLanguages(origin, path))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n")
}

const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...closed.flatMap((path) =>
      [...new Set([path, inLanguage("hi", path)])].map((one) => `Disallow: ${one}`),
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")

const icon = (file: string, sizes: string, purpose?: "maskable") => ({
  src: file,
  sizes,
  type: "image/png",
  ...(purpose && { purpose }),
})

const manifest = {
  id: "/",
  name: hotel.fullName,
  short_name: hotel.name,
  description: hotel.tagline,
  lang: "en-IN",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#f7f2e8",
  theme_color: "#141d36",
  icons: [
    icon("/icon-192.png", "192x192"),
    icon("/icon-512.png", "512x512"),
    icon("/icon-maskable-512.png", "512x512", "maskable"),
  ],
}

const cacheForOneHour = "public, max-age=3600"

const answer = (c: Context<ServerEnv>, type: string, body: string) =>
  c.body(body, 200, { "content-type": `${type}; charset=utf-8`, "cache-control": cacheForOneHour })

/** Sitemap, robots.txt, web manifest and the blog's feed. */
export const searchFiles = new Hono<ServerEnv>()
  .get("/sitemap.xml", async (c) => answer(c, "application/xml", await siteMap(c.get("platform"))))
  .get("/robots.txt", (c) => answer(c, "text/plain", robots(c.get("platform").origin)))
  .get("/manifest.webmanifest", (c) => answer(c, "application/manifest+json", JSON.stringify(manifest)))
  .get("/feed.xml", (c) => answer(c, "application/atom+xml", blogFeed(c.get("platform").origin)))
