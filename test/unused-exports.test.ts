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

/** The imports of each file: 'path name', and 'path *' for all exports. */
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

// An export that only tests import is unused, unless its own file uses it: then it is exported for its test.
const isForTests = (path: string): boolean => /\.(?:test|factory)\.tsx?$|^(?:test|e2e|bench)\//.test(path)
const usedByProduct = new Set([...files].filter(([path]) => !isForTests(path)).flatMap(usesOf))

const countIn = (text: string, name: string): number => text.split(new RegExp(`\\b${name}\\b`)).length - 1

/** The exports of a file that are used; for a file of the product, by the product. */
const usesOfFile = (path: string): ReadonlySet<string> => (isForTests(path) ? used : usedByProduct)

function isUsed(path: string, name: string): boolean {
  const key = `${path} ${name}`
  if (usesOfFile(path).has(key)) return true
  return used.has(key) && countIn(files.get(path) ?? "", name) > 1
}

const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm)].map(
    ([, name = ""]) => name,
  ),
  ...[...text.matchAll(/^export const \{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    namesIn(list.replaceAll(/\w+: /g, "")),
  ),
]

// React Router imports these exports of a page and of the entries by their names.
const isTakenByTheRouter = (path: string): boolean =>
  /^src\/web\/(?:site|account|admin)\/.*|^src\/web\/(?:root|entry\.server|entry\.client)\.tsx$/.test(path)
const routerParts = new Set(
  "default,loader,action,clientLoader,clientAction,clientMiddleware,meta,links,headers,handle,shouldRevalidate,ErrorBoundary,Layout,streamTimeout,handleError".split(
    ",",
  ),
)

test("every type of src is used", () => {
  const unused = [...files]
    .filter(([path]) => path.startsWith("src/"))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^(?:export )?type (\w+)/gm)]
        .map(([, name = ""]) => name)
        .filter((name) => !usesOfFile(path).has(`${path} ${name}`))
        .filter((name) => countIn(text, name) <= 1)
        .map((name) => `${path}: ${name}`),
    )
  expect(unused).toEqual([])
})

test("every value that a file of src exports is imported by another one of the product", () => {
  const unused = [...files]
    .filter(([path]) => path.startsWith("src/"))
    .filter(([path]) => !usesOfFile(path).has(`${path} *`))
    .flatMap(([path, text]) =>
      exportsOf(text)
        .filter((name) => !isUsed(path, name))
        .filter((name) => !(isTakenByTheRouter(path) && routerParts.has(name)))
        .map((name) => `${path}: ${name}`),
    )
  expect(files.size).toBeGreaterThan(800)
  expect(unused).toEqual([])
})
