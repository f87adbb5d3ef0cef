import { expect, test } from "vitest"
import { seedSubscribers as subscribers } from "#database/seed/content/subscribers.ts"
import { system } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { seedSubscribers } from "./newsletter.seed.ts"
import { removeSubscriber } from "./newsletter.service.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { subscriberList } from "#src/features/enquiries/newsletter/subscribers.list.ts"

const platform = setUpPlatform()

const listed = async () => (await readListPage(platform, system, listRequest(subscriberList))).rows

test("[ADM-9] subscribers are seeded once, and deleted ones are not seeded again", async () => {
  await seedSubscribers(platform)
  const first = await listed()
  expect(first.map(({ email }) => email)).toEqual(subscribers.map(({ email }) => email))
  for (const { id } of first) await removeSubscriber(platform, system, id)
  await seedSubscribers(platform)
  expect(await listed()).toEqual([])
})
