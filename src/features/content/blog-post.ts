import { blogPosts } from "#src/features/content/texts/blog-posts.ts"
import { type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"

type Numbered = 1 | 2 | 3 | 4 | 5 | 6

/** A blog post with the specification's fields (BLOG-2). */
export type BlogPost = {
  readonly id: number
  readonly keyword: string
  readonly slug: string
  readonly name: string
  readonly publishedOn: string
  readonly description: string
  /** A picture id. */
  readonly img: string
} & { readonly [N in Numbered as `heading${N}` | `description${N}`]?: string }

/** The last part of a post's URL, from its slug field (ROUTE-4). */
export const blogSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

const excerptWordCount = 46

/** The beginning of a text, with an ellipsis when it is cut (BLOG-1, HOME-6). */
export function excerpt(text: string, words = excerptWordCount): string {
  const all = text.trim().split(/\s+/)
  return all.length > words ? `${all.slice(0, words).join(" ")}…` : all.join(" ")
}

/** The heading and description pairs of a post, up to six. */
export function chaptersOf(post: BlogPost): { heading: string; description: string }[] {
  const numbers: readonly Numbered[] = [1, 2, 3, 4, 5, 6]
  return numbers.flatMap((number) => {
    const [heading, description] = [post[`heading${number}`], post[`description${number}`]]
    return heading && description ? [{ heading, description }] : []
  })
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"]

/** 'Sept 6, 2025'. */
export function postedOn(date: CalendarDate): string {
  const [year, month, day] = date.split("-").map(Number)
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`
}

export const dateOf = (post: Pick<BlogPost, "publishedOn">): CalendarDate => calendarDateOf(post.publishedOn)

const posts: readonly BlogPost[] = blogPosts

/** All posts, newest first. */
export const listPosts = (): BlogPost[] => posts.toReversed()

/** The post at `/blog/{slug}`; null when there is none. */
export const findPost = (slug: string): BlogPost | null =>
  posts.find((post) => blogSlug(post.slug) === slug) ?? null
