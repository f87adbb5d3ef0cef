import { expect, test } from "vitest"
import { blogSlug, listPosts } from "#src/features/content/blog-post.ts"
import { isSharedPage, roomSlugIn } from "./shared-pages.ts"

test.each([
  "/",
  "/rooms",
  "/booking",
  "/dine",
  "/blog",
  "/rooms/family-suite",
  "/rooms/compare",
  `/blog/${blogSlug(listPosts()[0]?.slug ?? "")}`,
])("%s is for everybody", (path) => {
  expect(isSharedPage(path)).toBe(true)
})

test.each([
  ["a person's own", ["/my-account", "/user-booking", "/admin", "/admin/booking", "/confirmation"]],
  [
    "a form that carries its age, or the way back",
    ["/contact-us", "/banquet-query", "/corporate-query", "/signin", "/signup", "/newsletter"],
  ],
  ["free rooms", ["/check-availability", "/checkin", "/booking/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"]],
  ["a query or fragment", ["/rooms?a=1", "/?", "/booking?view=x", "/rooms#x", "/rooms/compare?types=a"]],
  ["data", ["/rooms.data", "/_root.data", "/api/roomcart", "/menu.pdf"]],
  [
    "another spelling",
    [
      "//rooms",
      "/rooms/",
      "/ROOMS",
      "/%72ooms",
      "/./rooms",
      "/rooms/../admin",
      "http://evil.example/rooms",
      "",
    ],
  ],
  ["no room's name", ["/rooms/Suite", "/rooms/a/b", "/rooms/-a", "/rooms/a.data", "/rooms/a?checkIn=x"]],
  ["no post's name", ["/blog/", "/blog/A", "/blog/a/b", "/blog/a.data", "/blog/the-quiet-hour"]],
])("%s is left to the router: %j", (_, addresses) => {
  for (const address of addresses) expect([address, isSharedPage(address)]).toEqual([address, false])
})

test("the comparison of rooms is not the page of a room", () => {
  expect(roomSlugIn("/rooms/compare")).toBeNull()
  expect(roomSlugIn("/rooms/compare-suite")).toBe("compare-suite")
})
