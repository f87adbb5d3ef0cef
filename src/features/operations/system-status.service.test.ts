import { randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { sendTestEmail } from "#src/features/emails/email-log.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, type Role, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findSystemStatus } from "./system-status.service.ts"

const platform = setUpPlatform()
let hotel: Platform

beforeAll(() => {
  // The folder of a test platform need not exist.
  hotel = { ...platform, config: { ...platform.config, dataDir: tmpdir() } }
})
beforeEach(() => platform.clear())

const staff = (role: Role): Actor => ({ kind: "user", userId: randomUUID(), role })

const textOf = async (name: string): Promise<string | undefined> =>
  (await findSystemStatus(hotel, staff("owner")))?.rows.find((row) => row.name === name)?.text

describe("the status page", () => {
  test("is for an owner", async () => {
    for (const actor of [staff("front-desk"), staff("marketing"), staff("guest"), visitor])
      expect(await findSystemStatus(hotel, actor)).toBeNull()
  })

  test("names the database, the queues, the disk and the build", async () => {
    expect(await textOf("Database server")).toMatch(/^PostgreSQL \d+[\d.]*, answers in \d+\.\d ms\. Embedded/)
    expect(await textOf("Jobs")).toMatch(/^\d+ waiting.* \d+ failed\.$/)
    expect(await textOf("Data folder")).toMatch(/GB of .* GB are free/)
    expect(await textOf("Build")).toMatch(/Node \d+\./)
  })

  test("counts the emails that wait", async () => {
    expect(await textOf("Email queue")).toBe("0 waiting. 0 failed.")
    await sendTestEmail(hotel, staff("owner"), "owner@example.in")
    expect(await textOf("Email queue")).toMatch(/^1 waiting, the oldest for .*\. 0 failed\.$/)
  })
})
