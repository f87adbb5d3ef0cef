import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8")
const known = new Set([...read(".env.example").matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name))
// Read by Node and by malloc.
const foreign = new Set(["NODE_ENV", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"])

test("the container files set only settings that exist", () => {
  const compose = read("deploy/compose.yaml").split("services:")[0] ?? ""
  const inCompose = [...compose.matchAll(/^ {4}([A-Z_0-9]+):/gm)].map(([, name]) => name)
  const inImage = [...read("deploy/Dockerfile").matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name)
  const set = [...inCompose, ...inImage].filter((name) => name !== undefined)
  expect(set).toContain("DATABASE_URL")
  expect(set).toContain("DATA_DIR")
  expect(set.filter((name) => !known.has(name) && !foreign.has(name))).toEqual([])
})
