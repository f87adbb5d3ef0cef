import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aFullRoomType, aWaiting, cancel, entryOf, registerWaitlistJobs } from "./waitlist.factory.ts"
import { waitlistList } from "./waitlist.list.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerWaitlistJobs(platform)
})

beforeEach(() => platform.clear())

test("[GUEST-9] [ADM-9] the desk sees until when rooms are held for an entry, and nothing for those behind it", async () => {
  const { actor } = await aSignedIn(platform, { role: "owner" })
  const { roomId, booking } = await aFullRoomType(platform)
  const id = await aWaiting(platform, { roomId })
  const behind = await aWaiting(platform, { roomId })
  await cancel(platform, booking.id)
  await platform.queue.runJobs()
  const list = waitlistList(platform.clock.today())
  const { rows } = await readListPage(platform, actor, listRequest(list))
  const { bookingId } = await entryOf(platform, id)
  const { holdExpiresAt } = await bookingOf(platform, bookingId ?? "")
  const untilOf = (entryId: string) => rows.find((row) => row.id === entryId)?.offeredUntil
  expect(Date.parse(untilOf(id) ?? "")).toBe(Date.parse(holdExpiresAt ?? "none"))
  expect(untilOf(behind)).toBeNull()
})

test("[ADM-9] the waitlist is searched by guest", async () => {
  const { actor } = await aSignedIn(platform, { role: "owner" })
  const { roomId } = await aFullRoomType(platform)
  const id = await aWaiting(platform, { roomId })
  await aWaiting(platform, { roomId })
  const rename =
    "update users set name = 'Noor Qureshi' where id = (select user_id from waitlist_entries where id = $1)"
  await platform.db.execute(rename, [id])
  const list = waitlistList(platform.clock.today())
  const { rows } = await readListPage(platform, actor, listRequest(list, "q=qureshi"))
  expect(rows.map((row) => row.id)).toEqual([id])
})
