import { blogSlug, listPosts } from "#src/features/content/blog-post.ts"
import { roomPath } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { alternates, inLanguage, type Language } from "#src/shared/language/language.ts"
import { xmlText } from "./feed.ts"

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
  "/banquet-query?outlet=any",
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
  const links = alternates
    .map(([tag, one]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${hrefOf(one)}"/>`)
    .join("")
  return languages.map((language) => `<url><loc>${hrefOf(language)}</loc>${links}</url>`)
}

/** `/sitemap.xml`: the public pages, in each language of the edition. */
export async function createSitemap({ db, origin, config }: Platform): Promise<string> {
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

/** `/robots.txt`. */
export const createRobots = (origin: string): string =>
  [
    "User-agent: *",
    ...closed.flatMap((path) =>
      [...new Set([path, inLanguage("hi", path)])].map((one) => `Disallow: ${one}`),
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")
