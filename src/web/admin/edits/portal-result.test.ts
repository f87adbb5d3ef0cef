import { expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { answerPortalResult } from "./portal-result.ts"

const platform = setUpPlatform({ env: { E_INVOICES: "on" } })

const megabyte = 1024 * 1024

test.each([
  [5 * megabyte - 1, 422, "The file is not a JSON list of 1 to 1000 registered documents"],
  [5 * megabyte + 1, 413, "The file is larger than 5 MB."],
  [7 * megabyte, 413, "The file is larger than 5 MB."],
  [null, 422, "Choose the file of the portal."],
])("[SAFE-1] a file of the portal of %s bytes is answered %i", async (bytes, status, problem) => {
  const body = new FormData()
  if (bytes === null) body.set("other", "")
  else body.set("result", new File(["x".repeat(bytes)], "portal.json"))
  const request = new Request("http://localhost:3000/admin/accounts/e-invoices", { method: "POST", body })
  const { data, init } = await answerPortalResult(platform, staffAs("owner"), request)
  expect([init?.status, data.problems]).toEqual([status, [problem]])
})
