import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openHotel } from "../bench/running-hotel.ts"
import { toolFile } from "../bench/web/tools.ts"
import { structuredFaults } from "../test/structured-data-rules.ts"

/** Public pages that are not in the sitemap. */
const unmapped = [
  "/signin",
  "/signup",
  "/checkin",
  "/newsletter",
  "/check-availability?checkIn=&checkOut=&rooms=1-0",
  "/no-such-page",
]

const dataScript = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g

async function publicPages(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  )
  return [...mapped, ...unmapped]
}

type Message = { type: string; subType?: string; url: string; lastLine: number; message: string }

/** Runs the Nu Html Checker over all files. Warnings are printed but do not fail. */
function checkedByNu(files: readonly string[]): Message[] {
  const jar = toolFile("vnu-jar/build/dist/vnu.jar")
  const run = spawnSync("java", ["-Xss1m", "-jar", jar, "--format", "json", "--exit-zero-always", ...files], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  if (run.error || run.status !== 0)
    throw new Error(`Java is needed for the Nu Html Checker: ${run.error ?? run.stderr}`)
  return (JSON.parse(run.stderr) as { messages: Message[] }).messages
}

const folder = mkdtempSync(join(tmpdir(), "vimana-html-"))
const hotel = await openHotel()
try {
  const pages = new Map<string, string>()
  let structuredCount = 0
  const faults: string[] = []
  for (const [index, path] of (await publicPages(hotel.origin)).entries()) {
    const html = await (await fetch(`${hotel.origin}${path}`)).text()
    const file = join(folder, `${index}.html`)
    writeFileSync(file, html)
    pages.set(`file:${file}`, path)
    for (const [, text = ""] of html.matchAll(dataScript)) {
      structuredCount += 1
      faults.push(...structuredFaults(text).map((fault) => `${path}: ${fault}`))
    }
  }
  const messages = checkedByNu([...pages.keys()].map((address) => address.slice("file:".length)))
  const errors = messages.filter(({ type }) => type === "error")
  for (const { type, subType, url, lastLine, message } of messages)
    console.log(`${subType ?? type}: ${pages.get(url) ?? url} line ${lastLine}: ${message}`)
  for (const fault of faults) console.log(`structured data: ${fault}`)
  console.log(
    `${pages.size} pages: ${errors.length} errors of HTML; ${structuredCount} with structured data: ${faults.length} faults`,
  )
  if (errors.length + faults.length > 0) process.exitCode = 1
} finally {
  await hotel.close()
  rmSync(folder, { recursive: true, force: true })
}
