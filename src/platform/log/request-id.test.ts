import { expect, test } from "vitest"
import { createLog } from "./log.ts"
import { withRequestId } from "./request-id.ts"

test("lines of a request carry its id, lines outside of one do not", async () => {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => lines.push(line) })
  await withRequestId("request-1", async () => {
    await Promise.resolve()
    log.info("inside")
  })
  log.info("outside")
  expect(lines[0]).toContain("request-1")
  expect(lines[1]).not.toContain("request-1")
})
