import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createImaging } from "#src/platform/imaging/imaging.ts"

/** Sends every file of a folder through the hotel's imaging at once, several times, and reports its highest memory. */
const [folder = ".", times = "4"] = process.argv.slice(2)
const imaging = createImaging()
const before = peakKilobytes()
const files = Array.from({ length: Number(times) }, () => readdirSync(folder)).flat()
const outcomes = await Promise.all(files.map((file) => imaging.inspect(join(folder, file))))
const report = {
  sent: files.length,
  taken: outcomes.filter(({ ok }) => ok).length,
  restMegabytes: Math.round(before / 1024),
  peakMegabytes: Math.round(peakKilobytes() / 1024),
}
process.stdout.write(JSON.stringify(report))

/** The peak memory of this process: Node's `maxRSS` includes the memory of its parent at the start. */
function peakKilobytes(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1])
}
