import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { aReservedTable, linkOfTable } from "#src/features/table-reservations/tables.factory.ts"
import { platformContext } from "#src/web/context.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import * as page from "./table.tsx"

test("[GUEST-7] the link of a table shows, from the day after, that the visit has passed", async () => {
  const platform = await createTestPlatform({ now: "2026-07-01T06:00:00Z" })
  const { id, signature } = await linkOfTable(platform, await aReservedTable(platform, { slot: 40 }))
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  const url = new URL(`http://localhost:3000/table/${id}/${signature}`)
  const load = () => page.loader({ context, params: { id, signature }, url } as never)
  platform.moveTo("2026-07-02T18:00:00Z")
  expect(await load()).toMatchObject({ status: "confirmed", canChange: false })
  platform.moveTo("2026-07-02T18:31:00Z")
  expect(await load()).toMatchObject({ status: "past", canChange: false })
  await platform.close()
})
