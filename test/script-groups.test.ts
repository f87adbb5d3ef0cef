import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("every file that the groups of scripts in vite.config.ts name exists", () => {
  const [, groups = ""] = /const groups = (\[.*?\n\])/s.exec(readFileSync("vite.config.ts", "utf8")) ?? []
  const patterns = [...groups.matchAll(/^\s*(?:part\("[a-z]+", )?\/(.*)\/,/gm)].map(([, found = ""]) => found)
  const names = patterns.flatMap((pattern) => pattern.match(/[a-z]+(?:-[a-z]+)+/g) ?? [])
  const paths = [...globSync("src/**/*"), ...globSync("node_modules/*")]
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !paths.some((path) => path.includes(name)))).toEqual([])
})
