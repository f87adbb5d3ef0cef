import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { expect, test } from "vitest"

const root = resolve(import.meta.dirname, "..")
const folders = ["src", "database", "test", "e2e", "scripts", "bench", "artwork"]
const isSource = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts")

const files = new Map(
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter(isSource)
    .map((path) => [path, readFileSync(join(root, path), "utf8")] as const),
)

const rootFiles = ["vite.config.ts", "vitest.config.ts", "playwright.config.ts", "react-router.config.ts"]
for (const path of rootFiles) files.set(path, readFileSync(join(root, path), "utf8"))

const resolved = (from: string, path: string): string =>
  path.startsWith("#") ? path.slice(1) : join(dirname(from), path)

const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((part) =>
      part
        .trim()
        .replace(/^type /, "")
        .replace(/ as .*| ?:.*/, ""),
    )
    .filter((name) => name !== "")

/** What each file takes of the others: 'path name', and 'path *' where it takes the whole. */
function usesOf([from, text]: readonly [string, string]): string[] {
  const named = [
    ...text.matchAll(/(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s+from\s+"([^"]+)"/g),
  ]
  const whole = [...text.matchAll(/import\s+\*\s+as\s+\w+\s+from\s+"([^"]+)"|\bimport\("([^"]+)"\)/g)]
  return [
    ...named.flatMap(([, list = "", path = ""]) =>
      namesIn(list).map((name) => `${resolved(from, path)} ${name}`),
    ),
    ...whole.map(([, star, lazy]) => `${resolved(from, star ?? lazy ?? "")} *`),
  ]
}

const used = new Set([...files].flatMap(usesOf))

const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm)].map(
    ([, name = ""]) => name,
  ),
  ...[...text.matchAll(/^export const \{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    namesIn(list.replaceAll(/\w+: /g, "")),
  ),
]

// The router takes the parts of a page and of the entries by their names.
const isTakenByTheRouter = (path: string): boolean =>
  /^src\/web\/(?:site|account|admin)\/.*|^src\/web\/(?:root|entry\.server|entry\.client)\.tsx$/.test(path)
const routerParts = new Set(
  "default,loader,action,clientLoader,clientAction,meta,links,headers,handle,shouldRevalidate,ErrorBoundary,Layout,streamTimeout,handleError".split(
    ",",
  ),
)

test("every type of src is used", () => {
  const unused = [...files]
    .filter(([path]) => path.startsWith("src/"))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^(?:export )?type (\w+)/gm)]
        .map(([, name = ""]) => name)
        .filter((name) => !used.has(`${path} ${name}`))
        .filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length <= 2)
        .map((name) => `${path}: ${name}`),
    )
  expect(unused).toEqual([])
})

test("every value that a file of src exports is imported by another", () => {
  const unused = [...files]
    .filter(([path]) => path.startsWith("src/"))
    .filter(([path]) => !used.has(`${path} *`))
    .flatMap(([path, text]) =>
      exportsOf(text)
        .filter((name) => !used.has(`${path} ${name}`))
        .filter((name) => !(isTakenByTheRouter(path) && routerParts.has(name)))
        .map((name) => `${path}: ${name}`),
    )
  expect(files.size).toBeGreaterThan(800)
  expect(unused).toEqual([])
})
