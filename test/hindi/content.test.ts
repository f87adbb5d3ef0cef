import { expect, test } from "vitest"
import { galleryPlaces } from "#database/seed/content/gallery.ts"
import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { listPosts } from "#src/features/content/blog-post.ts"
import { cancellationSections, cancellationSummary } from "#src/features/content/cancellation-page.ts"
import { contentInHindi } from "#src/features/content/hindi/content-in-hindi.ts"
import { menu } from "#src/features/content/menu/menu.ts"
import { formatOfferTerms } from "#src/features/content/offers/offer-terms-text.ts"
import { someTerms } from "#src/features/content/offers/offers.factory.ts"
import { listOutlets } from "#src/features/content/outlets.ts"
import { wideViews } from "#src/features/content/pictures.ts"
import { homeOffers, seedOffers } from "#src/features/content/texts/home-offers.ts"
import { privacyPolicy } from "#src/features/content/texts/policies/privacy.ts"
import { termsAndConditions } from "#src/features/content/texts/policies/terms.ts"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import "#src/shared/hindi/hindi.ts"
import { hindi, translateBy } from "#src/shared/language/translate.ts"

const t = translateBy("hi", (text) => contentInHindi[text] ?? hindi(text))

const textFields =
  /^(?:name|line|note|about|alt|caption|title|paragraphs|list|description\d?|heading\d|keyword|meaning|kind|story|seats|signature|roomDiscount|diningDiscount)$/

/** The texts of records, at any depth. */
function textsOf(value: unknown, isText = false): string[] {
  if (typeof value === "string") return isText && value !== "" ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, isText))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, textFields.test(key)))
}

const content = {
  blog: listPosts(),
  gallery: [galleryPlaces, wideViews()],
  menu,
  outlets: listOutlets(),
  offers: [homeOffers, seedOffers],
  policies: [privacyPolicy, termsAndConditions],
}

test.each(Object.entries(content))(
  "[WORDS-1] the content of the demo hotel is in Hindi: %s",
  (_, records) => {
    expect(textsOf(records).filter((text) => t(text) === text)).toEqual([])
  },
)

const hasLatin = (text: string): boolean => /[A-Za-z]{2}/.test(text)

test("[WORDS-1] [POL-1] the cancellation policy is in Hindi, with all its figures", () => {
  const sections = cancellationSections(cancellationPolicyOf2025, refundTiming, t)
  const summary = cancellationSummary(cancellationPolicyOf2025, t)
  const texts = [...textsOf(sections).map((text) => t(text)), ...summary.flatMap((row) => Object.values(row))]
  expect(texts.filter(hasLatin)).toEqual([])
  for (const figure of ["3-5", "7-10", "100%"]) expect(texts.join("\n")).toContain(figure)
})

test("[WORDS-1] [GUEST-7] the terms of an offer are in Hindi", () => {
  const dates = { firstNight: calendarDateOf("2026-12-01"), lastNight: calendarDateOf("2027-01-31") }
  const text = formatOfferTerms(
    {
      terms: someTerms({ ...dates, audience: "members", minimumNights: 3 }),
      validUntil: calendarDateOf("2026-12-24"),
      roomNames: [t("Suite"), t("Classic Room")],
    },
    t,
  )
  expect(text).toContain("कम से कम 3 रातों")
  expect(text).toContain("(सुइट या क्लासिक कमरा)")
  expect(hasLatin(text)).toBe(false)
})
