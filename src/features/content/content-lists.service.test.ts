import { beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createGalleryItem, deleteGalleryItem } from "#src/features/content/gallery/edit-gallery.service.ts"
import { insertOffer } from "#src/features/content/offers/offers.store.ts"
import { moveGalleryItem } from "#src/features/content/gallery/order-gallery.service.ts"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"
import { deleteTestimonial } from "#src/features/content/testimonials/testimonials.service.ts"
import { galleryList } from "#src/features/content/gallery/gallery.list.ts"
import { offerList } from "#src/features/content/offers/offers.list.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"
import { testimonialList } from "#src/features/content/testimonials/testimonials.list.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const marketing = staffAs("marketing")
const others = [visitor, staffAs("guest"), staffAs("front-desk"), staffAs("events")]

const namesOf = ({ rows }: { rows: readonly { name: string }[] }) => rows.map(({ name }) => name)

async function namesOfFile(file: AsyncIterable<readonly { name: string }[]>): Promise<string[]> {
  const names: string[] = []
  for await (const rows of file) names.push(...namesOf({ rows }))
  return names
}

describe("the list of testimonials", () => {
  const list = async (address: string, actor = marketing) =>
    namesOf(await readListPage(platform, actor, listRequest(testimonialList, address)))
  const file = (address: string, actor = marketing) =>
    namesOfFile(streamList(platform, actor, listRequest(testimonialList, address)))

  async function three(): Promise<void> {
    await aTestimonial(platform, { name: "Zara Khan", message: "The pool at dusk." })
    platform.passMinutes(60 * 24)
    await aTestimonial(platform, { name: "Arun Das", message: "Supper at Zaika." })
    platform.passMinutes(60 * 24)
    await aTestimonial(platform, { name: "meera Iyer", message: "100% quiet." })
  }

  test("[ADM-9] is searched by name and by words, ordered and narrowed by day", async () => {
    await three()
    expect(await list("")).toEqual(["meera Iyer", "Arun Das", "Zara Khan"])
    expect(await list("sort=name")).toEqual(["Arun Das", "meera Iyer", "Zara Khan"])
    expect(await list("q=POOL")).toEqual(["Zara Khan"])
    expect(await list("q=0%25")).toEqual(["meera Iyer"])
    expect(await list("published-to=2026-07-01")).toEqual(["Zara Khan"])
  })

  test("[ADM-9] a file holds what the list shows, and no deleted one", async () => {
    await three()
    const page = await readListPage(platform, marketing, listRequest(testimonialList, "q=arun"))
    expect(await file("sort=-name")).toEqual(["Zara Khan", "meera Iyer", "Arun Das"])
    await deleteTestimonial(platform, marketing, page.rows[0]?.id ?? "")
    expect(await file("sort=-name")).toEqual(["Zara Khan", "meera Iyer"])
  })

  test.each(others)("[API-10] neither list nor file shows anything to %j", async (actor) => {
    await three()
    expect([await list("", actor), await file("", actor)]).toEqual([[], []])
  })
})

describe("the list of offers", () => {
  const list = async (address: string, actor = marketing) =>
    namesOf(await readListPage(platform, actor, listRequest(offerList(platform.clock.today()), address)))

  async function two(): Promise<void> {
    for (const [name, lastDay] of [
      ["Monsoon Suite", "2026-06-30"],
      ["Summer Deluxe", "2026-07-01"],
    ] as const) {
      await insertOffer(platform.db, {
        id: crypto.randomUUID(),
        name,
        pictureId: "suite",
        description: "Two nights and a supper.",
        validUntil: calendarDateOf(lastDay),
        roomDiscount: `15% off the ${name}`,
        diningDiscount: "20% off at Zaika",
        createdAt: platform.clock.now(),
      })
      platform.passMinutes(1)
    }
  }

  test("[ADM-9] is searched, ordered, and narrowed by its last day as it is today", async () => {
    await two()
    expect(await list("")).toEqual(["Summer Deluxe", "Monsoon Suite"])
    expect(await list("sort=valid")).toEqual(["Monsoon Suite", "Summer Deluxe"])
    expect(await list("q=off+the+mon")).toEqual(["Monsoon Suite"])
    expect(await list("state=active")).toEqual(["Summer Deluxe"])
    expect(await list("state=ended")).toEqual(["Monsoon Suite"])
    expect(await list("state=ended&state=active")).toHaveLength(2)
    platform.passMinutes(60 * 24)
    expect(await list("state=active")).toEqual([])
  })

  test("[ADM-9] [API-10] its file holds what the list shows, and shows nothing to others", async () => {
    await two()
    const file = (actor: Actor) =>
      namesOfFile(streamList(platform, actor, listRequest(offerList(platform.clock.today()), "state=ended")))
    expect(await file(marketing)).toEqual(["Monsoon Suite"])
    for (const actor of others) expect([await list("", actor), await file(actor)]).toEqual([[], []])
  })
})

describe("the list of the gallery", () => {
  const list = async (address: string, actor = marketing) =>
    (await readListPage(platform, actor, listRequest(galleryList, address))).rows

  async function aPlace(name: string): Promise<string> {
    const choices = [{ pictureId: "lobby", alt: null, focal: null }]
    const change = { draft: { name, line: `Seen from the ${name}` }, choices, mustDescribe: true }
    const outcome = await createGalleryItem(platform, marketing, change)
    if (!outcome.ok) throw new Error(outcome.refusal.kind)
    platform.passMinutes(1)
    return outcome.value.id
  }

  test("[ADM-9] is in the order of the page, and says where each place stands there", async () => {
    const [lobby] = [await aPlace("Lobby"), await aPlace("Pool"), await aPlace("Bar")]
    await deleteGalleryItem(platform, marketing, await aPlace("Attic"))
    await aPlace("Terrace")
    await moveGalleryItem(platform, marketing, { id: lobby, steps: 1 })
    const standing = (rows: readonly { name: string; place: number }[]) =>
      rows.map(({ name, place }) => `${place} ${name}`)
    expect(standing(await list(""))).toEqual(["1 Pool", "2 Lobby", "3 Bar", "4 Terrace"])
    expect(standing(await list("sort=name"))).toEqual(["3 Bar", "2 Lobby", "1 Pool", "4 Terrace"])
    expect(standing(await list("q=from+the+b"))).toEqual(["3 Bar"])
    expect((await list("sort=-added"))[0]).toMatchObject({ name: "Terrace", pictureIds: ["lobby"] })
  })

  test("[ADM-9] [API-10] its file holds what the list shows, and shows nothing to others", async () => {
    await aPlace("Lobby")
    const file = (actor: Actor) => namesOfFile(streamList(platform, actor, listRequest(galleryList)))
    expect(await file(marketing)).toEqual(["Lobby"])
    for (const actor of others) expect([await list("", actor), await file(actor)]).toEqual([[], []])
  })
})
