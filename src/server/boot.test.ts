import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readConfig } from "#src/config.ts"
import { auditDatabase } from "./boot.ts"

test("[FOLIO-8] an audit of a data folder without a hotel is refused, and creates none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vimana-audit-"))
  const dataDir = join(folder, "data")
  try {
    await expect(auditDatabase(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow(`${dataDir} has no hotel`)
    expect(existsSync(dataDir)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
