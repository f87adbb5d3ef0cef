import { blogPosts } from "#src/features/content/texts/blog-posts.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"

const [post] = blogPosts

test("[CORP-1] [CORP-2] companies find benefits, a membership in three passes with its savings, halls and a link to the enquiry", async ({
  readerPage: page,
}) => {
  await page.goto("/corporate")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible()
  const benefits = main.getByRole("region", { name: "Close enough to the gate to have slept first" })
  await expect(benefits.getByRole("listitem")).toHaveCount(4)
  await expect(main.getByRole("list", { name: "Member benefits" }).getByRole("listitem")).toHaveCount(3)
  for (const tier of ["Silver", "Gold", "Platinum"]) {
    await expect(main.getByRole("heading", { level: 3, name: tier })).toBeVisible()
    await expect(main.getByRole("link", { name: `Join Now: ${tier}` })).toHaveAttribute("href", "/signup")
  }
  const events = main.getByRole("region", { name: /^Three spaces/ })
  await expect(events.getByRole("heading", { level: 3 })).toHaveCount(3)
  await expect(events.getByRole("link", { name: "Enquire Now" })).toHaveAttribute("href", "/corporate-query")
  const membership = page.getByRole("region", { name: "For those who come back" })
  await expect(membership.getByText("10 percent savings").first()).toBeVisible()
  for (const name of ["Ten percent savings", "Early check-in", "Late check-out"])
    await expect(membership.getByRole("heading", { level: 3, name, exact: true })).toBeVisible()
})

test("[BLOG-1] the blog lists its posts: picture, date, 46 words, Read More", async ({
  readerPage: page,
}) => {
  await page.goto("/blog")
  await expect(page.getByRole("main").getByRole("link", { name: /^Read More/ })).toHaveCount(blogPosts.length)
  const card = page.getByRole("main").getByRole("listitem").first()
  await expect(card.locator("img")).toBeVisible()
  await expect(card.getByText("Sept 6, 2025", { exact: true })).toBeVisible()
  const excerpt = await card.getByText(/^Most people meet/).innerText()
  expect(excerpt.trim().split(/\s+/)).toHaveLength(46)
  expect(excerpt).toMatch(/…$/)
  expect(post.description.startsWith(excerpt.trim().slice(0, -1))).toBe(true)
  await card.getByRole("link", { name: /^Read More/ }).click()
  await expect(page).toHaveURL(/\/blog\/a-night-between-two-flights-and-what-to-do-with-it$/)
})

test("[BLOG-2] [ROUTE-4] a post has its picture, its opening and six chapters", async ({
  readerPage: page,
}) => {
  await page.goto("/blog/a-night-between-two-flights-and-what-to-do-with-it")
  const article = page.getByRole("main").getByRole("article")
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(/^A Night Between Two Flights/)
  await expect(article.getByRole("img").first()).toBeVisible()
  await expect(article.getByRole("heading", { level: 2 })).toHaveCount(6)
  await expect(article.getByText(post.description, { exact: true })).toBeVisible()
  for (const [heading, description] of [
    [post.heading1, post.description1],
    [post.heading2, post.description2],
    [post.heading3, post.description3],
    [post.heading4, post.description4],
    [post.heading5, post.description5],
    [post.heading6, post.description6],
  ] as const) {
    const chapter = article.getByRole("heading", { level: 2, name: heading, exact: true })
    await expect(chapter.locator("xpath=following-sibling::p[1]")).toHaveText(description)
  }
})

test("[POL-1] [CONST-6] the policies were last updated in May 2025, their contents lead into them, and the cancellation policy states every figure", async ({
  readerPage: page,
}) => {
  for (const [path, title] of [
    ["/privacypolicy", "Privacy policy"],
    ["/termsandconditions", /^Terms/],
    ["/cancellationandrefund", /^Cancellation/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(page.getByText("Last updated May 2025")).toBeVisible()
    const last = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last()
    const name = await last.innerText()
    await last.click()
    await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport()
  }
  for (const figure of [
    "24 hours or more before check-in",
    "Costs one night",
    "100% of the stay",
    "More than 3 rooms",
    "Free until 72 hours before check-in",
    "Start in 3-5 business days, take 7-10 more",
    "Dates can be changed up to 24 hours before check-in, as rooms allow.",
  ])
    await expect(page.getByRole("main").getByText(figure).first()).toBeVisible()
})

test("[CONST-4] the dining hours and the hundred rooms read the same wherever they stand", async ({
  readerPage: page,
}) => {
  for (const path of ["/", "/dine", "/menu"]) {
    await page.goto(path)
    await expect(page.getByRole("contentinfo").getByText("07:00 AM - 11:00 PM")).toBeVisible()
    await expect(page.getByRole("main").getByText("07:00 AM - 11:00 PM").first()).toBeAttached()
  }
  await page.goto("/rooms")
  await expect(page.getByText("100 rooms and suites.")).toBeVisible()
})

test("[HOME-9] without script every testimonial can be read whole", async ({ readerPage: page }) => {
  const answer = await page.request.get("/api/testimonial")
  const { data } = (await answer.json()) as { data: { message: string }[] }
  await page.goto("/")
  const voices = page.getByRole("main").getByRole("region", { name: "What guests say" })
  await expect(voices.locator("blockquote")).toHaveText(data.map(({ message }) => message))
  await expect(voices.getByText("Loading testimonials...")).toBeHidden()
})
