import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { staffRoles } from "#src/shared/actor.ts"
import { staffRights } from "#src/shared/staff-rights.ts"
import { readConfig } from "#src/config.ts"
import packageJson from "../package.json" with { type: "json" }
import { faults } from "./faults/faults.ts"
import { starts } from "./faults/starts.ts"

const read = (file: string): string => readFileSync(file, "utf8")
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found)

// Records of decisions describe the code of their day; the contract has a test of its own.
const documents = globSync(["*.md", "docs/*.md", "artwork/README.md", "src/web/first-visit/README.md"])
  .filter((file) => file !== "docs/contract.md")
  .map((file) => ({ file, text: read(file) }))
const allText = documents.map(({ text }) => text).join("\n")

// A benchmark installs packages of its own.
const sources = globSync("{src,test,e2e,bench,scripts,database,artwork,deploy,docs}/**/*.*", {
  exclude: ["**/node_modules/**"],
})
const paths = [...sources, ...globSync("*.*")]
const routes = read("src/web/routes.ts")

describe("the documents name what exists", () => {
  test("files, by their path or its end", () => {
    const cited = documents.flatMap(({ file, text }) =>
      matches(text, /`([\w@-][\w@./-]*\.(?:tsx?|js|sql|md|json|ya?ml|txt))`/g).map((path) => ({
        file,
        path,
      })),
    )
    expect(cited.length).toBeGreaterThan(100)
    // Inside a backup.
    const elsewhere = ["manifest.json"]
    const isKnown = (cite: string) => paths.some((path) => path === cite || path.endsWith(`/${cite}`))
    expect(cited.filter(({ path }) => !elsewhere.includes(path) && !isKnown(path))).toEqual([])
  })

  test("folders", () => {
    const folders = new Set(sources.flatMap((path) => [dirname(path), dirname(dirname(path))]))
    const isKnown = (cite: string) => [...folders].some((path) => `/${path}`.endsWith(`/${cite}`))
    const cited = matches(allText, /`((?:[a-z][a-z-]*\/)+)`/g).map((path) => path.slice(0, -1))
    expect(cited.length).toBeGreaterThan(20)
    // Made by the build; the folders of a backup.
    expect(
      cited.filter((path) => !["build", "originals", "pictures"].includes(path) && !isKnown(path)),
    ).toEqual([])
  })

  test("targets of links", () => {
    const missing = documents.flatMap(({ file, text }) =>
      matches(text, /\]\(([^)#]+)(?:#[^)]*)?\)/g)
        .filter((target) => !target.startsWith("https:") && !existsSync(join(dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  test("pages of the administration", () => {
    const pages = matches(allText, /`\/(admin\/[a-z-]+(?:\/[a-z-]+)*)`/g)
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((page) => !routes.includes(`"${page}"`))).toEqual([])
  })

  test("commands of package.json, and all of them", () => {
    const names = Object.keys(packageJson.scripts)
    const named = new Set([
      ...matches(allText, /npm run (?:-s )?([a-z][\w:-]*)/g),
      ...matches(allText, /`((?:test|bench|artwork|check|measure):[\w:-]+)/g),
    ])
    expect([...named].filter((name) => !names.includes(name))).toEqual([])
    const byOthers = Object.values(packageJson.scripts).join(" ")
    const isDocumented = (name: string) =>
      // npm runs this one itself.
      name === "postinstall" ||
      named.has(name) ||
      allText.includes(`npm ${name}`) ||
      byOthers.includes(`npm run ${name}`)
    expect(names.filter((name) => !isDocumented(name))).toEqual([])
  })
})

describe("the settings", () => {
  const settings = matches(read("src/config.ts"), /^ {4}([A-Z][A-Z0-9_]+): setting\(/gm)
  const example = new Map(
    [...read(".env.example").matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll('"', ""),
    ]),
  )
  const rows = read("README.md")
    .split("\n")
    .filter((line) => /^\| `[A-Z]/.test(line))

  test("are all in .env.example and README.md, and no others", () => {
    expect(settings.length).toBeGreaterThan(30)
    expect([...example.keys()].toSorted()).toEqual(settings.toSorted())
    const inReadme = rows.flatMap((row) => matches(row.split("|")[1] ?? "", /`([A-Z][A-Z0-9_]+)`/g))
    expect(inReadme.toSorted()).toEqual(settings.toSorted())
  })

  test("have their defaults in .env.example, and README.md states these", () => {
    const { admin, ...config } = readConfig({})
    const fromExample = readConfig(Object.fromEntries(example))
    expect(fromExample).toEqual({ ...config, admin: { ...admin, password: fromExample.admin.password } })
    for (const [name, value] of example) {
      const row = rows.find((line) => line.includes(`\`${name}\``))
      expect(row?.split("|")[2], name).toContain(value)
    }
  })

  test("variables that only tests and commands read are in the documents", () => {
    const used = paths
      .filter((path) => /^(?:src|test|e2e|bench|scripts|artwork|[^/]+$).*\.(?:ts|js)$/.test(path))
      .flatMap((path) => matches(read(path), /process\.env\["([A-Z][A-Z0-9_]+)"\]/g))
    const ofTheSystem = ["CI", "NODE_ENV", "PATH"]
    const missing = new Set(used.filter((name) => !ofTheSystem.includes(name) && !allText.includes(name)))
    expect([...missing]).toEqual([])
  })
})

describe("the tables", () => {
  test("the rights of docs/rights.md are those of the code", () => {
    const columns = ["owner", "front-desk", "marketing", "events"] as const
    expect(columns.toSorted()).toEqual([...staffRoles].toSorted())
    const rows = read("docs/rights.md").matchAll(/^\| ([a-z][a-z-]*\.[a-z., -]+) \|(.*)\|$/gm)
    const documented = [...rows].flatMap(([, rights = "", cells = ""]) => {
      const holders = columns.filter((_, index) => cells.split("|")[index]?.trim() === "yes")
      return rights.split(", ").map((right) => [right, holders])
    })
    expect(Object.fromEntries(documented)).toEqual(staffRights)
  })

  test("the features of ARCHITECTURE.md are those of the import rules, in their order", () => {
    const rules = read(".dependency-cruiser.cjs").split("const featureOrder = [")[1]?.split("]")[0] ?? ""
    const inOrder = matches(rules, /"([a-z-]+)"/g)
    expect(inOrder.length).toBeGreaterThan(20)
    expect(matches(read("ARCHITECTURE.md"), /^\d+\. `([a-z-]+)`:/gm)).toEqual(inOrder)
  })

  test("the suffixes of ARCHITECTURE.md are those of the files", () => {
    const text = read("ARCHITECTURE.md")
    const used = globSync("src/**/*.{ts,tsx}")
      .filter((path) => !/\/entry\.|\.(?:d|test)\.tsx?$/.test(path))
      .flatMap((path) => matches(path, /(\.[a-z]+\.tsx?)$/g))
    expect([...new Set(used)].filter((suffix) => !text.includes(`\`${suffix}\``))).toEqual([])
  })

  test("docs/faults.md states how many cases there are", () => {
    const operations = Object.values(faults).flatMap((fault) => fault.operations)
    const [kinds, injected, started] = [
      new Set(operations).size,
      Object.keys(faults).length,
      Object.keys(starts).length,
    ]
    expect(read("docs/faults.md").replaceAll(/\s+/g, " ")).toContain(
      `${kinds} operations, ${injected} faults and ${started} starts, ${operations.length + started} cases`,
    )
  })

  test("docs/booking-flow.md states what the benchmark counted", () => {
    const flow = read("docs/booking-flow.md")
    const recorded = read("docs/benchmarks.md")
    for (const [row, name] of [
      ["taps or clicks", "taps"],
      ["page loads", "pages"],
      ["fields to type", "fields"],
    ] as const) {
      const [, own, theirs] = new RegExp(`^\\| ${row} \\| (\\d+).*\\| (\\d+)`, "m").exec(flow) ?? []
      const [ratio] = matches(recorded, new RegExp(`^\\| ${name} of a booking.*? \\| ([\\d.]+)`, "gm"))
      // The password is a field too.
      expect(Number(own) / (Number(theirs) + (name === "fields" ? 1 : 0)), row).toBeCloseTo(Number(ratio), 2)
    }
  })
})
