import { beforeEach, describe, expect, test } from "vitest"
import type { Actor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createGalleryItem, deleteGalleryItem, restoreGalleryItem } from "./edit-gallery.service.ts"
import { listGallery } from "./gallery.service.ts"
import { moveGalleryItem, orderGallery } from "./order-gallery.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const marketing: Actor = { kind: "user", userId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", role: "marketing" }
const desk: Actor = { ...marketing, role: "front-desk" }

async function aPlace(name: string): Promise<string> {
  const choices = [{ pictureId: "lobby", alt: null, focal: null }]
  const outcome = await createGalleryItem(platform, marketing, {
    draft: { name, line: "" },
    choices,
    mustDescribe: true,
  })
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value.id
}

const names = async () => (await listGallery(platform.db)).map(({ name }) => name)

describe("the order of the gallery", () => {
  test("[GALL-1] is set by staff and the same for guests", async () => {
    const [one, two, three] = [await aPlace("One"), await aPlace("Two"), await aPlace("Three")]
    expect(await names()).toEqual(["One", "Two", "Three"])
    expect((await orderGallery(platform, marketing, [three, one, two])).ok).toBe(true)
    expect(await names()).toEqual(["Three", "One", "Two"])
    await moveGalleryItem(platform, marketing, { id: three, steps: 1 })
    await moveGalleryItem(platform, marketing, { id: one, steps: -1 })
    expect(await names()).toEqual(["One", "Three", "Two"])
  })

  test("is refused when it does not name every item, because the gallery changed in the meantime", async () => {
    const [one, two] = [await aPlace("One"), await aPlace("Two")]
    for (const ids of [[one], [one, one], [one, two, two], ["x", two]])
      expect(await orderGallery(platform, marketing, ids)).toEqual({
        ok: false,
        refusal: "edit-conflict",
      })
    expect(await moveGalleryItem(platform, marketing, { id: "x", steps: 1 })).toMatchObject({ ok: false })
  })

  test("is refused to staff without the right", async () => {
    const one = await aPlace("One")
    expect(await orderGallery(platform, desk, [one])).toEqual({ ok: false, refusal: "forbidden" })
  })
})

test("[ADM-10] a deleted item is restored with its pictures, unless its name is taken", async () => {
  const one = await aPlace("One")
  expect((await deleteGalleryItem(platform, marketing, one)).ok).toBe(true)
  expect(await names()).toEqual([])
  expect(await deleteGalleryItem(platform, marketing, one)).toMatchObject({
    refusal: { kind: "unknown-item" },
  })
  expect((await restoreGalleryItem(platform, marketing, one)).ok).toBe(true)
  expect((await listGallery(platform.db))[0]?.pictures).toHaveLength(1)
  await deleteGalleryItem(platform, marketing, one)
  await aPlace("ONE")
  expect(await restoreGalleryItem(platform, marketing, one)).toMatchObject({
    refusal: { kind: "name-taken" },
  })
})
