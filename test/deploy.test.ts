import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8")
const known = new Set([...read(".env.example").matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name))
// Read by Node and by malloc.
const foreign = new Set(["NODE_ENV", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"])

test("[SAFE-9] only the backup of the container files has its key", () => {
  const [apps = "", backup = ""] = read("deploy/compose.yaml").split("\n  backup:\n")
  expect(apps.match(/env_file: .*/g)).toEqual(["env_file: vimana.env"])
  expect(backup).toContain("env_file: [vimana.env, backup.env]")
})

test("the container files set only settings that exist", () => {
  const compose = read("deploy/compose.yaml").split("services:")[0] ?? ""
  const inCompose = [...compose.matchAll(/^ {4}([A-Z_0-9]+):/gm)].map(([, name]) => name)
  const inImage = [...read("deploy/Dockerfile").matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name)
  const set = [...inCompose, ...inImage].filter((name) => name !== undefined)
  expect(set).toContain("DATABASE_URL")
  expect(set).toContain("DATA_DIR")
  expect(set.filter((name) => !known.has(name) && !foreign.has(name))).toEqual([])
})

test("the alerts name pages that exist", () => {
  const alerts = read("deploy/prometheus-alerts.yml")
  const pages = [...alerts.matchAll(/\/(admin\/[a-z-]+)/g)].map(([, page = ""]) => page)
  const routes = read("src/web/routes.ts")
  expect(pages).toContain("admin/failed-refunds")
  expect(pages.filter((page) => !routes.includes(`"${page}"`))).toEqual([])
})
