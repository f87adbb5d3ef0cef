import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
]

const installed = (): string | undefined =>
  [...places, chromium.executablePath()].find((path) => existsSync(path))

const attempts: readonly (readonly [string, ...string[]])[] = [
  ["npx", "playwright", "install", "chromium"],
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
]

/** The browser for the journeys: one that is there, else one installed now. Throws when none can be had. */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  console.log("No Chromium found; installing one ...")
  for (const [command, ...args] of attempts) {
    spawnSync(command, args, { stdio: "inherit" })
    const now = installed()
    if (now) return now
  }
  throw new Error("No Chromium. Install one (Debian: apt-get install chromium) and run again.")
}
