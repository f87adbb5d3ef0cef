import fc from "fast-check"
import { beforeEach, expect, test } from "vitest"
import { system, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { listSubscribers, removeSubscriber, restoreSubscriber, subscribe } from "./newsletter.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function listed(isSuspicious = false) {
  const outcome = await listSubscribers(platform, system, { isSuspicious })
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value.subscribers
}

const asBot = () => aSender({ signs: { trap: "x", formAge: null } })

test("[API-1] [FOOT-2] an address is stored once, however often and in whatever capitals it is submitted", async () => {
  const emails = fc.array(fc.boolean(), { minLength: 19, maxLength: 19 })
  await fc.assert(
    fc.asyncProperty(fc.array(emails, { minLength: 1, maxLength: 5 }), async (spellings) => {
      await platform.clear()
      for (const capitals of spellings) {
        const email = "asha.mehta@vimana.example"
          .split("")
          .map((character, index) => (capitals[index] ? character.toUpperCase() : character))
          .join("")
        expect(await subscribe(platform, email, aSender())).toMatchObject({ ok: true })
      }
      expect(await listed()).toHaveLength(1)
    }),
    { numRuns: 15 },
  )
})

test("[API-1] two concurrent subscriptions of one address make one subscriber", async () => {
  const both = ["asha.mehta@example.in", "Asha.Mehta@example.in"].map((email) =>
    subscribe(platform, email, aSender()),
  )
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }])
  expect(await listed()).toHaveLength(1)
})

test("[L-29] an address from a bot is spam until a person submits it; later bot posts do not change a person's", async () => {
  await subscribe(platform, "asha.mehta@example.in", asBot())
  expect(await listed()).toEqual([])
  expect(await listed(true)).toMatchObject([{ suspicion: "trap" }])
  await subscribe(platform, "asha.mehta@example.in", aSender())
  await subscribe(platform, "asha.mehta@example.in", asBot())
  expect(await listed()).toMatchObject([{ suspicion: null }])
})

test("[ADM-10] a removed subscriber can be restored, or subscribe again", async () => {
  await subscribe(platform, "asha.mehta@example.in", aSender())
  const [subscriber] = await listed()
  const id = subscriber?.id ?? ""
  expect(await removeSubscriber(platform, visitor, id)).toMatchObject({ refusal: { kind: "forbidden" } })
  expect(await removeSubscriber(platform, system, id)).toMatchObject({ ok: true })
  expect(await removeSubscriber(platform, system, id)).toMatchObject({ ok: false })
  expect(await listed()).toEqual([])
  expect(await restoreSubscriber(platform, system, id)).toMatchObject({ ok: true })
  await removeSubscriber(platform, system, id)
  await subscribe(platform, "asha.mehta@example.in", aSender())
  expect(await listed()).toMatchObject([{ id }])
  expect(await platform.db.execute("select 1 from audit_log")).toHaveLength(3)
})
