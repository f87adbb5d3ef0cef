import { afterAll, beforeAll, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { answerRules } from "./season-edits.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

test("[VAL-1] a message about a price names its room type, and its weekday", async () => {
  const { actor } = await aSignedIn(platform, { role: "owner" })
  const room = await aRoom(platform)
  const errorsOf = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const { data } = await answerRules(platform, actor, { form, rooms: [room] })
    return "errors" in data ? data.errors : undefined
  }
  const [week, season] = [`weekday:${room.id}:6`, `rule:${room.id}`]
  const nights = { name: "Diwali", firstNight: "2026-11-06", lastNight: "2026-11-12" }
  expect(await errorsOf({ what: "weekdays", [week]: "many" })).toEqual({
    [week]: `${room.name}, Saturday: A price such as 12000, or a change such as +30%`,
  })
  expect(await errorsOf({ what: "season", ...nights, [season]: "many" })).toEqual({
    [season]: `${room.name}: A price such as 12000, or a change such as +30%`,
  })
})
