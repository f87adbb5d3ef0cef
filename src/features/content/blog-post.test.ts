import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import {
  type BlogPost,
  blogSlug,
  chaptersOf,
  dateOf,
  excerpt,
  findPost,
  listPosts,
  postedOn,
} from "./blog-post.ts"

const aPost = (over: Partial<BlogPost> = {}): BlogPost => ({
  id: 9,
  keyword: "sleep",
  slug: "Sleep",
  name: "Sleep",
  publishedOn: "2025-09-06",
  description: "Sleep well",
  img: "suite",
  ...over,
})

describe("blog slugs", () => {
  it.each([
    ["Rooms & Suites", "rooms-and-suites"],
    ["  A Night -- Between   Flights!  ", "a-night-between-flights"],
    ["Dal, 12 hours", "dal-12-hours"],
    ["R&B", "randb"],
    ["***", ""],
    ["Café at 7", "caf-at-7"],
  ])("[ROUTE-4] %j becomes %j", (text, slug) => {
    expect(blogSlug(text)).toBe(slug)
  })

  it("[ROUTE-4] a slug holds only emails, digits and single inner hyphens, and is its own slug", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const slug = blogSlug(text)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(blogSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe("excerpts", () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ")

  it("[BLOG-1] [HOME-6] cuts a text to 46 words and an ellipsis", () => {
    expect(excerpt(words(47))).toBe(`${words(46)}…`)
  })

  it("[BLOG-1] leaves a text of 46 words whole", () => {
    expect(excerpt(words(46))).toBe(words(46))
  })
})

describe("posts", () => {
  it("[BLOG-1] shows the date as Sept 6, 2025", () => {
    expect(postedOn(calendarDateOf("2025-09-06"))).toBe("Sept 6, 2025")
    expect(listPosts().map((post) => postedOn(dateOf(post)))).toEqual(["Sept 6, 2025"])
  })

  it("[BLOG-2] has up to six heading and description pairs and skips halves of pairs", () => {
    const post = aPost({
      heading1: "One",
      description1: "First",
      heading2: "Two",
      heading4: "Four",
      description4: "4th",
    })
    expect(chaptersOf(post).map(({ heading }) => heading)).toEqual(["One", "Four"])
  })

  it("[BLOG-2] finds a post by its slug and nothing by another", () => {
    const [post] = listPosts()
    expect(findPost(blogSlug(post?.slug ?? ""))).toEqual(post)
    expect(findPost("nowhere")).toBeNull()
    expect(findPost("")).toBeNull()
  })
})
