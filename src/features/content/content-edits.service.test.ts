import { beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import type { Result } from "#src/shared/result.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { ContentUpdate } from "./content-edits.service.ts"
import {
  createOffer as publishOffer,
  deleteOffer,
  findOffer,
  listCurrentOffers,
  listOffers,
  restoreOffer,
  updateOffer,
} from "#src/features/content/offers/offers.service.ts"
import { someTerms } from "#src/features/content/offers/offers.factory.ts"
import type { OfferTerms } from "#src/features/content/offers/offer-terms.ts"
import type { OfferDraft } from "#src/features/content/offers/offers.ts"
import { insertPicture } from "#src/features/media/pictures.store.ts"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"
import {
  createTestimonial,
  deleteTestimonial,
  findTestimonial,
  listTestimonials,
  restoreTestimonial,
  updateTestimonial,
} from "#src/features/content/testimonials/testimonials.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  await anUpload()
})

const marketing = staffAs("marketing")
const others: Actor[] = [visitor, ...(["guest", "front-desk", "events"] as const).map(staffAs)]

const draft = { name: "Ananya Rao", message: "Slept well, and would again." }
const words = { ...draft, pictureId: "suite" }

const hash = "ab".repeat(20)
const upload = `upload-${hash}`
const pictures = { choices: [{ pictureId: upload, alt: "A suite", focal: null }], fallbackAlt: null }

/** A picture that was uploaded. */
const anUpload = () =>
  insertPicture(platform.db, {
    id: upload,
    width: 800,
    height: 600,
    color: "#aabbcc",
    fileName: "suite.webp",
    fileType: "webp",
    fileBytes: 1000,
    uploadedAt: platform.clock.now().toISOString(),
  })

const createOffer = (who: Actor, offer: OfferDraft) => publishOffer(platform, who, { draft: offer, pictures })

const anOffer = (parts: Partial<OfferDraft> = {}): OfferDraft => ({
  name: "Suite",
  description: "A long weekend.",
  validUntil: calendarDateOf("2026-07-03"),
  roomDiscount: "15% off the room",
  diningDiscount: "20% off at Zaika",
  ...parts,
})

const refusal = (outcome: Result<unknown, unknown>) => (outcome.ok ? null : outcome.refusal)

const actions = async () =>
  (await platform.db.execute<{ action: string }>("select action from audit_log order by id")).map(
    ({ action }) => action,
  )

describe("testimonials", () => {
  test("[ADM-3] [ADM-4] are published under a name that is unique regardless of capitals", async () => {
    expect((await createTestimonial(platform, marketing, { draft, pictures })).ok).toBe(true)
    expect(await listTestimonials(platform.db)).toMatchObject([{ ...draft, pictureId: upload }])
    const again = await createTestimonial(platform, marketing, {
      draft: { ...draft, name: "ANANYA rao" },
      pictures,
    })
    expect(refusal(again)).toEqual({ kind: "name-taken" })
    expect(await actions()).toEqual(["describe", "create"])
  })

  test("[ADM-3] [ADM-4] are changed; the second editor of one version is refused", async () => {
    const { id } = await aTestimonial(platform)
    await aTestimonial(platform, { name: "Vikram Sethi" })
    const change = { id, version: 1, draft, pictures: null }
    expect((await updateTestimonial(platform, marketing, change)).ok).toBe(true)
    expect(await findTestimonial(platform.db, id)).toEqual({ id, version: 2, ...words })
    expect(refusal(await updateTestimonial(platform, marketing, change))).toMatchObject({
      kind: "edit-conflict",
      current: { version: 2, ...words },
    })
    const taken = { ...change, version: 2, draft: { ...draft, name: "vikram sethi" } }
    expect(refusal(await updateTestimonial(platform, marketing, taken))).toEqual({ kind: "name-taken" })
    for (const unknown of ["nonsense", "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"])
      expect(refusal(await updateTestimonial(platform, marketing, { ...change, id: unknown }))).toEqual({
        kind: "unknown",
      })
  })

  test("[ADM-3] need a picture that exists and is described", async () => {
    const sent = (pictureId: string, alt: string | null) => ({
      draft,
      pictures: { choices: [{ pictureId, alt, focal: null }], fallbackAlt: null },
    })
    for (const [pictureId, reason] of [
      ["upload-nothing", "unknown-picture"],
      [upload, "alt-missing"],
    ] as const)
      expect(refusal(await createTestimonial(platform, marketing, sent(pictureId, null)))).toEqual({
        kind: "pictures",
        reason,
      })
  })

  test("[ADM-10] are deleted once, and restored unless the name is taken", async () => {
    const { id } = await aTestimonial(platform, words)
    expect((await deleteTestimonial(platform, marketing, id)).ok).toBe(true)
    expect(refusal(await deleteTestimonial(platform, marketing, id))).toEqual({ kind: "unknown" })
    expect((await restoreTestimonial(platform, marketing, id)).ok).toBe(true)
    expect(await actions()).toEqual(["delete", "restore"])
    await deleteTestimonial(platform, marketing, id)
    await aTestimonial(platform, words)
    expect(refusal(await restoreTestimonial(platform, marketing, id))).toEqual({ kind: "name-taken" })
  })
})

describe("offers", () => {
  test("[GUEST-7] [ADM-10] a code belongs to one offer, also when one is restored", async () => {
    const coded = (name: string) => anOffer({ name, terms: someTerms({ audience: "code", code: "STAY3" }) })
    const first = await createOffer(marketing, coded("Suite"))
    expect(refusal(await createOffer(marketing, coded("Deluxe")))).toEqual({ kind: "code-taken" })
    const id = first.ok ? first.value.id : ""
    await deleteOffer(platform, marketing, id)
    expect((await createOffer(marketing, coded("Deluxe"))).ok).toBe(true)
    expect(refusal(await restoreOffer(platform, marketing, id))).toEqual({ kind: "code-taken" })
  })

  test("[HOME-4] are shown to guests until their last day", async () => {
    await createOffer(marketing, anOffer())
    const seen = async () => (await listCurrentOffers(platform)).map(({ name }) => name)
    expect(await seen()).toEqual(["Suite"])
    platform.moveTo("2026-07-03T18:29:59Z")
    expect(await seen()).toEqual(["Suite"])
    platform.moveTo("2026-07-03T18:30:00Z")
    expect(await seen()).toEqual([])
    expect(await listOffers(platform.db)).toHaveLength(1)
  })

  test("[API-14] [ADM-3] are changed and audited; the second editor of one version is refused", async () => {
    await createOffer(marketing, anOffer())
    const [{ id, ...opened } = { id: "", version: 0 }] = await listOffers(platform.db)
    const changed = anOffer({ name: "Deluxe", roomDiscount: "25% off the room" })
    const change = { id, version: 1, draft: changed, pictures: null }
    expect((await updateOffer(platform, marketing, change)).ok).toBe(true)
    expect(await findOffer(platform.db, id)).toEqual({ id, ...opened, ...changed, version: 2 })
    expect(refusal(await updateOffer(platform, marketing, change))).toMatchObject({
      kind: "edit-conflict",
      current: { version: 2, ...changed },
    })
    const [entry] = await platform.db.execute<{ before: unknown; after: unknown }>(
      "select before, after from audit_log where action = 'update'",
    )
    expect(entry).toEqual({
      before: { ...anOffer(), terms: null, pictureId: upload },
      after: { ...changed, terms: null, pictureId: upload },
    })
  })

  test("[API-14] [ADM-4] a change refuses the name of another offer, an unknown picture and an unknown id", async () => {
    await createOffer(marketing, anOffer())
    await createOffer(marketing, anOffer({ name: "Deluxe" }))
    const id = (await listOffers(platform.db)).find(({ name }) => name === "Suite")?.id ?? ""
    const change = { id, version: null, draft: anOffer(), pictures: null }
    const changed = async (parts: Partial<ContentUpdate<OfferDraft>>) =>
      refusal(await updateOffer(platform, marketing, { ...change, ...parts }))
    expect(await changed({ draft: anOffer({ name: "SUITE" }) })).toBeNull()
    expect(await changed({ draft: anOffer({ name: "DELUXE" }) })).toEqual({ kind: "name-taken" })
    const unknownPicture = { choices: [{ pictureId: "nothing", alt: "", focal: null }], fallbackAlt: null }
    expect(await changed({ pictures: unknownPicture })).toEqual({
      kind: "pictures",
      reason: "unknown-picture",
    })
    for (const unknown of ["nonsense", "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"])
      expect(await changed({ id: unknown })).toEqual({ kind: "unknown" })
    await deleteOffer(platform, marketing, id)
    expect(await changed({})).toEqual({ kind: "unknown" })
  })

  test("[ADM-4] [ADM-10] have names that are unique regardless of capitals; a deletion can be undone", async () => {
    await createOffer(marketing, anOffer())
    expect(refusal(await createOffer(marketing, anOffer({ name: "SUITE" })))).toEqual({
      kind: "name-taken",
    })
    const id = (await listOffers(platform.db))[0]?.id ?? ""
    expect((await deleteOffer(platform, marketing, id)).ok).toBe(true)
    expect(await listOffers(platform.db)).toEqual([])
    expect((await restoreOffer(platform, marketing, id)).ok).toBe(true)
    expect(await listOffers(platform.db)).toHaveLength(1)
  })
})

test("[API-10] [ADM-10] content is changed only by roles with the right", async () => {
  const { id } = await aTestimonial(platform)
  for (const actor of others) {
    const outcomes = await Promise.all([
      createTestimonial(platform, actor, { draft, pictures }),
      updateTestimonial(platform, actor, { id, version: null, draft, pictures: null }),
      deleteTestimonial(platform, actor, id),
      restoreTestimonial(platform, actor, id),
      createOffer(actor, anOffer()),
      updateOffer(platform, actor, { id, version: null, draft: anOffer(), pictures: null }),
      deleteOffer(platform, actor, id),
    ])
    for (const outcome of outcomes) expect(refusal(outcome)).toEqual({ kind: "forbidden" })
  }
})

describe("the discount of an offer", () => {
  const admin = staffAs("owner")
  const amountOff = (rupees: number) => ({ kind: "amount", amount: fromRupees(rupees) }) as const
  const percentOff = (percent: number) => ({ kind: "percent", percent }) as const
  const withDiscount = (discount: OfferTerms["discount"]) => anOffer({ terms: someTerms({ discount }) })

  test("[FOLIO-2] is published by marketing up to its limit, above it by an Admin", async () => {
    const above = [
      [percentOff(31), "discountPercent"],
      [amountOff(2001), "discountRupees"],
    ] as const
    for (const [discount, field] of above)
      expect(refusal(await createOffer(marketing, withDiscount(discount)))).toMatchObject({
        kind: "offer-over-limit",
        field,
      })
    for (const discount of [percentOff(30), amountOff(2000)]) {
      const made = await createOffer(marketing, { ...withDiscount(discount), name: JSON.stringify(discount) })
      expect(made.ok).toBe(true)
    }
    expect((await createOffer(admin, withDiscount(percentOff(90)))).ok).toBe(true)
  })

  test("[FOLIO-2] of an Admin is kept by marketing, but not raised, prolonged or given to others", async () => {
    const made = await createOffer(admin, withDiscount(percentOff(50)))
    const id = made.ok ? made.value.id : ""
    const edit = (parts: Partial<OfferDraft>) => {
      const change = { ...withDiscount(percentOff(50)), ...parts }
      return updateOffer(platform, marketing, { id, version: null, draft: change, pictures: null })
    }
    const { name, description, validUntil, roomDiscount, diningDiscount } = anOffer({
      description: "Two long weekends.",
    })
    const card = { name, description, validUntil, roomDiscount, diningDiscount }
    expect((await edit({ description })).ok).toBe(true)
    const untouched = { id, version: null, draft: card, pictures: null }
    expect((await updateOffer(platform, marketing, untouched)).ok).toBe(true)
    const longer = calendarDateOf("2027-07-03")
    for (const parts of [
      { terms: someTerms({ discount: percentOff(60) }) },
      { terms: someTerms({ discount: percentOff(50), audience: "members" }) },
      { validUntil: longer },
    ])
      expect(refusal(await edit(parts))).toMatchObject({ kind: "offer-over-limit" })
    expect((await edit({ terms: null })).ok).toBe(true)
  })
})
