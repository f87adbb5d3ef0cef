import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
]

/** The headless build of the browser; the tests take two thirds of the time in it. */
export const headlessShell = "/usr/bin/chromium-headless-shell"

const installed = (preferred: readonly string[]): string | undefined =>
  [...preferred, ...places, chromium.executablePath()].find((path) => existsSync(path))

const attempts: readonly (readonly [string, ...string[]])[] = [
  ["npx", "playwright", "install", "chromium"],
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
]

/** An installed browser, preferably one of the given names, else a newly installed one. Throws when there is none. */
export function findChromium(...preferred: readonly string[]): string {
  const found = installed(preferred)
  if (found) return found
  console.log("No Chromium found; installing one ...")
  for (const [command, ...args] of attempts) {
    spawnSync(command, args, { stdio: "inherit" })
    const now = installed(preferred)
    if (now) return now
  }
  throw new Error("No Chromium. Install one (Debian: apt-get install chromium) and run again.")
}
