import { beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { removeSubscriber, restoreSubscriber, subscribe } from "./newsletter.service.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"
import { subscriberList } from "#src/features/enquiries/newsletter/subscribers.list.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

const pageOf = (address: string, actor: Actor = owner) =>
  readListPage(platform, actor, listRequest(subscriberList, address))
const emails = async (address: string, actor?: Actor) =>
  (await pageOf(address, actor)).rows.map(({ email }) => email)

async function subscribeAll(...addresses: string[]): Promise<void> {
  for (const email of addresses) {
    await subscribe(platform, email, aSender())
    platform.passMinutes(60 * 24)
  }
}

describe("the list of subscribers", () => {
  test("[ADM-9] [API-1] is searched, ordered and narrowed", async () => {
    await subscribeAll("zara@example.in", "Arun@example.com", "meera_1@example.in")
    expect(await emails("")).toEqual(["meera_1@example.in", "Arun@example.com", "zara@example.in"])
    expect(await emails("sort=email")).toEqual(["Arun@example.com", "meera_1@example.in", "zara@example.in"])
    expect(await emails("q=ARUN")).toEqual(["Arun@example.com"])
    expect(await emails("q=_1")).toEqual(["meera_1@example.in"])
    expect(await emails("subscribed-to=2026-07-01")).toEqual(["zara@example.in"])
    expect(await emails("status=spam")).toEqual([])
  })

  test("[ADM-9] a file holds what the list shows", async () => {
    await subscribeAll("one@example.in", "two@example.in")
    const rows: string[] = []
    for await (const batch of streamList(platform, owner, listRequest(subscriberList, "sort=subscribed"))) {
      rows.push(...batch.map(({ email }) => email))
    }
    expect(rows).toEqual(["one@example.in", "two@example.in"])
  })

  test("[ADM-10] a removed subscriber can be restored, and both are in the audit log", async () => {
    await subscribeAll("one@example.in")
    const [row] = (await pageOf("")).rows
    const id = row?.id ?? ""
    expect((await removeSubscriber(platform, owner, id)).ok).toBe(true)
    expect(await emails("")).toEqual([])
    expect((await restoreSubscriber(platform, owner, id)).ok).toBe(true)
    expect(await emails("")).toEqual(["one@example.in"])
    const logged = await platform.db.execute("select action from audit_log order by id")
    expect(logged).toEqual([{ action: "remove" }, { action: "restore" }])
  })

  test.each([visitor, staffAs("guest"), staffAs("front-desk"), staffAs("events")])(
    "[API-10] neither list nor file shows anything to %j",
    async (actor) => {
      await subscribeAll("one@example.in")
      expect(await emails("", actor)).toEqual([])
      for await (const _ of streamList(platform, actor, listRequest(subscriberList))) expect.unreachable()
    },
  )
})
