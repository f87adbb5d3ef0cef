import { expect, test } from "vitest"
import { createLog } from "./log.ts"
import { redactPath } from "./logged-path.ts"
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

test("a path is logged without its query and without secrets", () => {
  const id = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
  expect(redactPath(`https://vimana.example/stay/${id}/sN3cr3tsN3cr3tsN3cr3ts_-A?code=5`)).toBe(
    `/stay/${id}/[removed]`,
  )
  expect(redactPath("/pay/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.data")).toBe("/pay/[removed]")
  expect(redactPath("/check-availability?checkIn=2026-12-01")).toBe("/check-availability")
})
