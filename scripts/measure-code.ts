import { spawnSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { findRetiredWords } from "../test/retired-words.ts"

const project = resolve(import.meta.dirname, "..")
/** The commit that the redesign for readability is compared with. */
const baseline = process.argv[2] ?? "606f74d"

const run = (command: string, args: readonly string[], cwd = project): string => {
  const outcome = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 512 * 1024 * 1024 })
  if (outcome.error) throw outcome.error
  return outcome.stdout
}

const isTest = (path: string) => /\.(test|factory)\.tsx?$/.test(path)
const linesOf = (text: string): number => text.split("\n").length - 1
const countOf = (text: string, pattern: RegExp): number => text.match(new RegExp(pattern, "g"))?.length ?? 0
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

type Source = { path: string; text: string; lines: number }

function readSources(root: string, pattern: string): Source[] {
  return globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] }).map((path) => {
    const text = readFileSync(join(root, path), "utf8")
    return { path, text, lines: linesOf(text) }
  })
}

/** Functions above 50 lines (components above 80), as the linter counts them. */
function countLongFunctions(root: string): number {
  const rules = ["-A", "all", "-D", "max-lines-per-function", "--format", "json"]
  const output = run(join(project, "node_modules/.bin/oxlint"), [...rules, "src"], root)
  return (JSON.parse(output) as { diagnostics: unknown[] }).diagnostics.length
}

function countCycles(root: string): number {
  const options = [
    "src",
    "database",
    "test",
    "artwork",
    "--config",
    join(root, ".dependency-cruiser.cjs"),
    "--output-type",
    "json",
  ]
  const output = run(join(project, "node_modules/.bin/depcruise"), options, root)
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } }
  return summary.violations.filter(({ rule }) => rule.name === "no-circular").length
}

/** Folders with more than 25 files of their own; tests and the sequence of migrations do not count. */
function listCrowdedFolders(root: string): string[] {
  const sources = readSources(root, "{src,database,test,e2e,bench,scripts}/**/*.{ts,tsx,css}")
  const folders = Object.groupBy(
    sources.filter(({ path }) => !/\.(test|factory|spec|setup)\.tsx?$/.test(path)),
    ({ path }) => dirname(path),
  )
  return Object.entries(folders).flatMap(([folder, files = []]) =>
    files.length > 25 ? [`${folder} (${files.length})`] : [],
  )
}

/** The files of the list engine and of the lists that are built on it. */
const listEngine =
  /platform\/lists\/|pages\/admin\/[\w-]+-file\.ts$|admin-table-file|enquiry-lists|booking-conditions|(audit-log|picture-library)\.store|\.list\.ts$|admin-lists|export-list|listed-(booking|enquiry)|table-(query|walk|source|rows|search|asked)|(?<!tables\/ui\/|forms\/)table-page|\/data-table\/|define-list|planned-anew|bounded-count|(?<!definition|toast|night|room|season|passkey|session|consent|set-up|tables\/table)-list(\.[a-z]+)?\.tsx?$|-columns\.tsx$/

function measureSql(root: string) {
  const migrations = readSources(root, "database/migrations/*.sql")
  const text = migrations.map((migration) => migration.text).join("\n")
  const created = countOf(text, /create (unique )?index/i)
  return { migrations: migrations.length, indexes: created - countOf(text, /drop index/i) }
}

const countRetiredWords = (root: string): number =>
  readSources(root, "{src,database}/**/*.{ts,tsx,css,sql}").flatMap(({ path, text }) =>
    findRetiredWords(path, text),
  ).length

/** One pattern for each way to do a job that the code does in more than one way. */
const idioms: Readonly<Record<string, RegExp>> = {
  "refusals as { kind }": /refused(<[^>]*>)?\(\{ kind|ok: false, refusal: \{ kind/,
  "refusals as a text": /refused(<[^>]*>)?\(["`]|ok: false, refusal: ["`]/,
  "columns with a camelCase alias": /\bas "[a-z]+[A-Z]\w*"/,
  "row mappers": /\bconst to[A-Z]\w* = \((row|\{)|\b\w+Of\(row\)/,
  "Kysely queries": /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
  "SQL texts": /\b(execute|run)(<[^>]*>)?\(/,
  "calls of format functions": /\bformat[A-Z]\w*\(/,
  "functions of the shape *Of": /\b(function|const) [a-z]\w*Of\b/,
  useEffectEvent: /useEffectEvent\(/,
  "refs that hold the latest value": /\b(latest|current|last)\w*\.current = /,
}

function measure(root: string): Record<string, number> {
  const all = readSources(root, "src/**/*.{ts,tsx,css}").filter(({ path }) => !isTest(path))
  const lengths = all.map(({ lines }) => lines).toSorted((a, b) => a - b)
  const text = all.map((source) => source.text).join("\n")
  return {
    files: all.length,
    "lines of TypeScript": sum(all.filter(({ path }) => !path.endsWith(".css")).map(({ lines }) => lines)),
    "lines of CSS": sum(all.filter(({ path }) => path.endsWith(".css")).map(({ lines }) => lines)),
    "median file, lines": lengths[Math.floor(lengths.length / 2)] ?? 0,
    "largest file, lines": lengths.at(-1) ?? 0,
    "folders above 25 files": listCrowdedFolders(root).length,
    "long functions": countLongFunctions(root),
    cycles: countCycles(root),
    "list engine, lines": sum(all.filter(({ path }) => listEngine.test(path)).map(({ lines }) => lines)),
    ...measureSql(root),
    "retired words": countRetiredWords(root),
    ...Object.fromEntries(Object.entries(idioms).map(([name, pattern]) => [name, countOf(text, pattern)])),
  }
}

/** The files of a commit, in a folder of their own. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "vimana-measure-"))
  const archive = join(folder, "tree.tar")
  run("git", ["archive", "-o", archive, commit])
  run("tar", ["xf", archive, "-C", folder])
  return folder
}

const before = checkOut(baseline)
try {
  const then = measure(before)
  const now = measure(project)
  console.log(`${"".padEnd(36)}${baseline.padStart(10)}${"now".padStart(10)}`)
  for (const [name, value] of Object.entries(now)) {
    console.log(`${name.padEnd(36)}${String(then[name]).padStart(10)}${String(value).padStart(10)}`)
  }
  for (const folder of listCrowdedFolders(project)) console.log(`above 25 files: ${folder}`)
} finally {
  rmSync(before, { recursive: true, force: true })
}
