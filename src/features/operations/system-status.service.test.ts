import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { beforeEach, describe, expect, test } from "vitest"
import { sendTestEmail } from "#src/features/emails/email-log.service.ts"
import { type Actor, type Role, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findSystemStatus } from "./system-status.service.ts"

const platform = setUpPlatform()
beforeEach(() => platform.clear())

const staff = (role: Role): Actor => ({ kind: "user", userId: randomUUID(), role })

const textOf = async (name: string): Promise<string | undefined> =>
  (await findSystemStatus(platform, staff("owner")))?.rows.find((row) => row.name === name)?.text

describe("the status page", () => {
  test("is for an owner", async () => {
    for (const actor of [staff("front-desk"), staff("marketing"), staff("guest"), visitor])
      expect(await findSystemStatus(platform, actor)).toBeNull()
  })

  test("names the database, the queues, the disk and the build", async () => {
    expect(await textOf("Database server")).toMatch(/^PostgreSQL \d+[\d.]*, answers in \d+\.\d ms\. Embedded/)
    expect(await textOf("Jobs")).toMatch(/^\d+ waiting.* \d+ failed\.$/)
    // The folder is made with its first file.
    expect(existsSync(platform.config.dataDir)).toBe(false)
    expect(await textOf("Data folder")).toMatch(/GB of .* GB are free/)
    expect(await textOf("Build")).toMatch(/Node \d+\./)
  })

  test("counts the emails that wait", async () => {
    expect(await textOf("Email queue")).toBe("0 waiting. 0 failed.")
    await sendTestEmail(platform, staff("owner"), "owner@example.in")
    expect(await textOf("Email queue")).toMatch(/^1 waiting, the oldest for .*\. 0 failed\.$/)
  })
})
