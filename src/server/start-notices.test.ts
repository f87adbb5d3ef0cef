import { expect, test } from "vitest"
import { createTestPlatform } from "#test/test-platform.ts"
import { listStartNotices } from "./start-notices.ts"

test("[SAFE-2] only the start that creates the administrator takes or prints a password", async () => {
  for (const set of ["", "Runway27Left"]) {
    const platform = await createTestPlatform({ env: { ADMIN_PASSWORD: set } })
    const passwordAt = (isNew: boolean) =>
      /password (.+)/.exec(listStartNotices(platform, { isNew, shutOut: [] })[0] ?? "")?.[1]
    expect(passwordAt(true)).toBe(set ? "as set in ADMIN_PASSWORD" : platform.config.admin.password)
    expect(passwordAt(false)).toBe("set or printed at the first start")
    await platform.close()
  }
})
