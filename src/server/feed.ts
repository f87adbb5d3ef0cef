import { blogSlug, chaptersOf, dateOf, listPosts } from "#src/features/content/blog-post.ts"
import { hotel } from "#src/shared/hotel.ts"

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for XML. */
export const xmlText = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)

type Post = ReturnType<typeof listPosts>[number]

// Posts have a date, but the feed needs an instant: noon in New Delhi is that date nearly everywhere.
const instantOf = (post: Post): string => `${dateOf(post)}T12:00:00${hotel.utcOffset}`

const htmlOf = (post: Post): string =>
  [
    `<p>${xmlText(post.description)}</p>`,
    ...chaptersOf(post).map(
      ({ heading, description }) => `<h2>${xmlText(heading)}</h2><p>${xmlText(description)}</p>`,
    ),
  ].join("")

function entryOf(post: Post, origin: string): string {
  const address = `${origin}/blog/${blogSlug(post.slug)}`
  return [
    "<entry>",
    `<id>${address}</id>`,
    `<title>${xmlText(post.name)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instantOf(post)}</published>`,
    `<updated>${instantOf(post)}</updated>`,
    `<summary>${xmlText(post.description)}</summary>`,
    `<content type="html">${xmlText(htmlOf(post))}</content>`,
    "</entry>",
  ].join("")
}

/** The blog as an Atom feed (RFC 4287). */
export function blogFeed(origin: string): string {
  const posts = listPosts()
  const [newest] = posts
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${origin}/blog</id>`,
    `<title>${xmlText(hotel.fullName)}: blog</title>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${origin}/blog"/>`,
    `<updated>${newest ? instantOf(newest) : "2025-01-01T00:00:00Z"}</updated>`,
    `<author><name>${xmlText(hotel.fullName)}</name></author>`,
    ...posts.map((post) => entryOf(post, origin)),
    "</feed>",
    "",
  ].join("\n")
}
