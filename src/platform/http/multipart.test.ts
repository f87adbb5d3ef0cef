import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type MultipartLimits, readMultipart } from "./multipart.ts"
import type { SentPart } from "./multipart-parser.ts"

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vimana-multipart-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

const limits: MultipartLimits = {
  files: 3,
  fileBytes: 1000,
  fields: 5,
  bodyBytes: 10_000,
  stallSeconds: 1,
  totalSeconds: 2,
}

const formOf = (entries: readonly (readonly [string, string | Blob, string?])[]): FormData => {
  const form = new FormData()
  for (const [name, value, fileName] of entries) {
    if (typeof value === "string") form.append(name, value)
    else form.append(name, value, fileName ?? "picture.png")
  }
  return form
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit)

const read = <T>(request: Request, use: (parts: readonly SentPart[]) => Promise<T>, own = limits) =>
  readMultipart({ request, folder, limits: own }, use)

const nothing = async () => undefined
const bytes = (length: number) => new Blob([new Uint8Array(length).fill(7)])
const times = <T>(count: number, entry: T): T[] => Array.from({ length: count }, () => entry)
const boundary = { "content-type": "multipart/form-data; boundary=x" }

describe("a multipart form", () => {
  test("is read in the order of its parts, with files on disk until it was used", async () => {
    const form = formOf([
      ["name", "Water and rest"],
      ["oldPic", "pool"],
      ["pic", new Blob(["first"]), "../../etc/पूल.png"],
      ["oldPic", "spa"],
    ])
    const outcome = await read(post(form), async (parts) => {
      const [, , file] = parts
      if (file?.kind !== "file") throw new Error("the file is missing")
      expect(parts.map(({ name }) => name)).toEqual(["name", "oldPic", "pic", "oldPic"])
      expect(file).toMatchObject({ fileName: "पूल.png", bytes: 5, isCut: false })
      expect(file.path.startsWith(folder)).toBe(true)
      return readFileSync(file.path, "utf8")
    })
    expect(outcome).toEqual({ ok: true, value: "first" })
    expect(readdirSync(folder)).toEqual([])
  })

  test("ignores an empty file field", async () => {
    const outcome = await read(post(formOf([["pic", new Blob([]), ""]])), async (parts) => parts.length)
    expect(outcome).toEqual({ ok: true, value: 0 })
  })

  test("marks a file that is too large, stores only its beginning, and continues", async () => {
    const form = formOf([
      ["pic", bytes(1001)],
      ["name", "Water"],
    ])
    const outcome = await read(post(form), async (parts) => parts)
    expect(outcome).toMatchObject({ ok: true, value: [{ isCut: true, bytes: 1000 }, { value: "Water" }] })
  })

  test.each([
    ["more than the whole may have", [["name", "Water"], ...times(3, ["pic", bytes(4000)])], "too-large"],
    ["a field that is too long", [["name", "x".repeat(70_000)]], "too-large"],
    ["too many files", times(4, ["pic", bytes(1)]), "too-many-parts"],
    ["too many fields", times(6, ["name", "x"]), "too-many-parts"],
  ] as const)("with %s is refused, and leaves nothing behind", async (_, entries, kind) => {
    const own = { ...limits, bodyBytes: kind === "too-large" && entries.length === 1 ? 100_000 : 10_000 }
    const outcome = await read(post(formOf(entries as never)), nothing, own)
    expect(outcome).toMatchObject({ ok: false, refusal: { kind } })
    expect(readdirSync(folder)).toEqual([])
  })

  test("that is refused still returns the fields that were read", async () => {
    const form = formOf([["name", "Water"], ...times(3, ["pic", bytes(4000)] as const)])
    const outcome = await read(post(form), nothing)
    expect(outcome).toMatchObject({ refusal: { fields: [{ name: "name", value: "Water" }] } })
  })

  test.each([
    ["JSON", post("{}", { "content-type": "application/json" }), "not-multipart"],
    ["an empty boundary", post("x", { "content-type": "multipart/form-data; boundary=" }), "not-multipart"],
    [
      "a malformed type",
      post("x", { "content-type": "multipart/form-data; a; boundary=b" }),
      "not-multipart",
    ],
    ["no boundary", post("x", { "content-type": "multipart/form-data" }), "not-multipart"],
    ["no body", new Request("http://localhost/", { method: "POST", headers: boundary }), "not-multipart"],
    [
      "an end in the middle",
      post('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nab', boundary),
      "cut-short",
    ],
    [
      "an end in the middle of a file",
      post('--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\nab', boundary),
      "cut-short",
    ],
    ["no part at all", post("hello", boundary), "cut-short"],
  ])("%s is refused", async (_, request, kind) => {
    expect(await read(request, nothing)).toMatchObject({ ok: false, refusal: { kind } })
    expect(readdirSync(folder)).toEqual([])
  })

  test("that stalls is aborted", async () => {
    const silent = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("--x\r\n")),
    })
    expect(await read(post(silent, boundary), nothing)).toMatchObject({ refusal: { kind: "too-slow" } })
  })

  test("that arrives too slowly is aborted", async () => {
    let timer: NodeJS.Timeout
    const dripping = new ReadableStream({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new TextEncoder().encode("-")), 200)
      },
      cancel: () => clearInterval(timer),
    })
    expect(await read(post(dripping, boundary), nothing)).toMatchObject({ refusal: { kind: "too-slow" } })
  })

  test("an error of the callback is rethrown, and the files are removed", async () => {
    const failing = read(post(formOf([["pic", bytes(5)]])), async () => {
      throw new Error("the disk is full")
    })
    await expect(failing).rejects.toThrow("the disk is full")
    expect(readdirSync(folder)).toEqual([])
  })
})
