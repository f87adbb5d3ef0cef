import { beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { answerRules } from "#src/web/admin/edits/season-edits.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const season = {
  what: "season",
  name: "Diwali",
  firstNight: "2026-11-06",
  lastNight: "2026-11-12",
  "rule:all": "+30%",
}

async function answerTo(fields: Readonly<Record<string, string>>) {
  const { actor } = await aSignedIn(platform, { role: "owner" })
  const room = await aRoom(platform)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return answerRules(platform, actor, { form, rooms: [room] })
}

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "", "nothing"])(
  "[SAFE-7] the form of seasons knows nothing called %j",
  async (what) => expect(await answerTo({ ...season, what })).toMatchObject({ init: { status: 422 } }),
)

const unknownSeason = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"

test.each(["constructor", "1", "' or true --", `${unknownSeason}x`])(
  "[SAFE-7] %j is the id of no season: nothing is saved, and the form says so",
  async (id) => {
    for (const what of ["season", "delete-season"])
      for (const intent of ["save", "preview"])
        expect([what, await answerTo({ ...season, what, season: id, intent })]).toMatchObject([
          what,
          { init: { status: 422 } },
        ])
  },
)

test("[SAFE-7] a season that is not there cannot be deleted", async () => {
  const answer = await answerTo({ ...season, what: "delete-season", season: unknownSeason })
  expect(answer).toMatchObject({ init: { status: 422 } })
})

test("[SAFE-7] the form of seasons saves one without an id, or with that of one", async () => {
  expect((await answerTo(season)).data).toMatchObject({ tone: "success" })
  expect((await answerTo({ ...season, season: unknownSeason })).data).toMatchObject({ tone: "success" })
})
