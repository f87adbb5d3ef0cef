import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aGifOfFalseSize, aPixelBomb } from "#test/media/hostile-pictures.ts"

const folder = mkdtempSync(join(tmpdir(), "vimana-memory-"))

// Just below the pixel limit, in formats that must be decoded as a whole.
const large = { width: 7000, height: 7000, channels: 3, background: "#fff" } as const

beforeAll(async () => {
  const files = {
    bomb: aPixelBomb(),
    lie: aGifOfFalseSize(),
    progressive: await sharp({ create: large }).jpeg({ progressive: true, quality: 60 }).toBuffer(),
    turned: await sharp({ create: large }).png().withMetadata({ orientation: 6 }).toBuffer(),
    webp: await sharp({ create: large }).webp({ effort: 0 }).toBuffer(),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test("[L-23] many concurrent pictures of the largest size stay within the memory of a small machine", async () => {
  const script = join(import.meta.dirname, "../../../test/media/media-memory.ts")
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder])
  const { sent, taken, peakMegabytes } = JSON.parse(stdout) as Record<string, number>
  expect([sent, taken]).toEqual([20, 12])
  expect(peakMegabytes).toBeLessThan(700)
}, 120_000)
