import { type BlogPost, blogSlug, dateOf, listPosts } from "#src/features/content/blog-post.ts"
import { roomPath, type RoomType } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { alternates, inLanguage, type Language } from "#src/shared/language/language.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
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

/**
 * Not for search engines: personal pages, booking steps and API calls. A search is open to them, because messengers that keep
 * to robots.txt preview shared links of it; its dates are not indexed, because its canonical URL has none.
 */
const closed = [
  "/admin",
  "/my-account",
  "/update-profile",
  "/user-",
  "/payment/",
  "/confirmation",
  "/booking/",
  "/checkin",
  "/api/",
]

const languages: readonly Language[] = ["en", "hi"]

type MappedPage = {
  readonly path: string
  /** Only where it is known: search engines ignore it once it was wrong. */
  readonly changedOn?: CalendarDate
  readonly pictureIds?: readonly string[]
}

const detailsOf = (origin: string, { changedOn, pictureIds = [] }: MappedPage): string => {
  const images = pictureIds.map((id) => origin + pictureAddress(id, { width: 1600, format: "jpg" }))
  return [
    changedOn ? `<lastmod>${changedOn}</lastmod>` : "",
    ...images.map((address) => `<image:image><image:loc>${xmlText(address)}</image:loc></image:image>`),
  ].join("")
}

/** A page in both languages, each entry with the addresses of both. */
function inBothLanguages(origin: string, page: MappedPage): string[] {
  const hrefOf = (language: Language) => xmlText(origin + inLanguage(language, page.path))
  const links = alternates
    .map(([tag, one]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${hrefOf(one)}"/>`)
    .join("")
  const details = detailsOf(origin, page)
  return languages.map((language) => `<url><loc>${hrefOf(language)}</loc>${details}${links}</url>`)
}

const roomPage = (room: RoomType): MappedPage => ({ path: roomPath(room), pictureIds: room.pictureIds })

const postPage = (post: BlogPost): MappedPage => ({
  path: `/blog/${blogSlug(post.slug)}`,
  changedOn: dateOf(post),
})

/** `/sitemap.xml`: the public pages, in each language of the edition. */
export async function createSitemap({ db, origin, config }: Platform): Promise<string> {
  const rooms = (await listActiveRoomTypes(db)).map(roomPage)
  const pages = [...screens.map((path) => ({ path })), ...rooms, ...listPosts().map(postPage)]
  const addresses =
    config.edition === "specification"
      ? pages.map((page) => `<url><loc>${xmlText(origin + page.path)}</loc>${detailsOf(origin, page)}</url>`)
      : pages.flatMap((page) => inBothLanguages(origin, page))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
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
