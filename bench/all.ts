import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { cpus, loadavg, tmpdir, totalmem } from "node:os"
import { join, resolve } from "node:path"
import {
  documentOf,
  findWorseRatios,
  formatTable,
  parseRecordedRatios,
  mergeRatios,
} from "./all/benchmarks-document.ts"
import { isKept, type Ratio, resultsVariable } from "./report.ts"

// Runs all benchmarks: `npm run bench [-- --record] [name ...]`. A ratio that misses its limit, or is 15 % worse than the
// recorded one, fails. `--record` writes docs/benchmarks.md, or only the rows of the named benchmarks: use it on a machine
// without other load.
const project = resolve(import.meta.dirname, "..")
const benches = [
  "booking",
  "availability",
  "page-cache",
  "dated-search",
  "booking-flow",
  "start",
  "memory",
  "web",
]
const document = join(project, "docs", "benchmarks.md")

const named = process.argv.slice(2).filter((word) => !word.startsWith("--"))
const isRecording = process.argv.includes("--record")

const folder = mkdtempSync(join(tmpdir(), "vimana-bench-"))
const results = join(folder, "results.jsonl")
const failed: string[] = []
for (const name of named.length > 0 ? named : benches) {
  console.log(`\n# ${name}`)
  const env = { ...process.env, [resultsVariable]: results }
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], {
    cwd: project,
    stdio: "inherit",
    env,
  })
  if (status !== 0) failed.push(name)
}
const lines = existsSync(results) ? readFileSync(results, "utf8").trim().split("\n") : []
rmSync(folder, { recursive: true })

const ratios = lines.map((line) => JSON.parse(line) as Ratio)
const recorded = existsSync(document) ? parseRecordedRatios(readFileSync(document, "utf8")) : []
const worse = findWorseRatios(ratios, recorded)
const load = (loadavg()[0] ?? 0).toFixed(1)
const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: project, encoding: "utf8" })
const commit = stdout?.trim() || "unknown"
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
console.log(`\n${machine}, load ${load}\n\n${formatTable(ratios)}`)
for (const { name, ratio } of worse) console.log(`worse than recorded: ${name}, ${ratio.toFixed(2)}`)
for (const name of failed) console.log(`failed: ${name}`)
const isWhole = named.length === 0
if (isRecording)
  writeFileSync(
    document,
    documentOf({ commit, machine, load, ratios: isWhole ? ratios : mergeRatios(recorded, ratios) }),
  )
if (failed.length > 0 || ratios.some((ratio) => !isKept(ratio)) || (worse.length > 0 && !isRecording))
  process.exitCode = 1
