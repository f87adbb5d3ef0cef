import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { text } from "node:stream/consumers"
import { AwsClient } from "aws4fetch"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type ObjectStore, startObjectStore } from "#test/services/object-store.ts"
import { createDiskStorage } from "./disk-storage.ts"
import { type ListedFile, type MediaStorage, MediaUnavailable } from "./media-storage.ts"
import { createS3Storage } from "./s3-storage.ts"

const folder = mkdtempSync(join(tmpdir(), "vimana-media-"))
setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

let store: ObjectStore
const storages: Record<"disk" | "s3", MediaStorage | null> = { disk: null, s3: null }

beforeAll(async () => {
  store = await startObjectStore()
  storages.s3 = createS3Storage(store.settings)
  storages.disk = createDiskStorage(join(folder, "disk"))
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const bytesOf = (words: string) => new TextEncoder().encode(words)
async function everyFile(storage: MediaStorage, prefix: string): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of storage.list(prefix)) files.push(file)
  return files
}

async function writeForeign(kind: "disk" | "s3", key: string): Promise<void> {
  if (kind === "disk") return writeFileSync(join(folder, "disk", key), "foreign")
  const { endpoint, bucket, region, accessKey, secretKey } = store.settings
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: "s3", region })
  const answer = await client.fetch(`${endpoint}/${bucket}/${encodeURI(key)}`, {
    method: "PUT",
    body: "foreign",
  })
  expect(answer.status).toBe(200)
}

const listed = async (storage: MediaStorage, prefix: string) =>
  (await everyFile(storage, prefix)).map(({ key }) => key).toSorted((a, b) => a.localeCompare(b))

describe.each(["disk", "s3"] as const)("the media storage on %s", (kind) => {
  const storage = (): MediaStorage => {
    const found = storages[kind]
    if (!found) throw new Error("the storage is not open")
    return found
  }

  test("returns what was written from memory or a file, with its length", async () => {
    const path = join(folder, `${kind}.txt`)
    writeFileSync(path, "from a file")
    await storage().write("originals/one", path, "text/plain")
    await storage().write("pictures/one/480.webp", bytesOf("from memory"), "image/webp")
    const [file, memory] = [
      await storage().read("originals/one"),
      await storage().read("pictures/one/480.webp"),
    ]
    expect([file?.bytes, file && (await text(file.stream))]).toEqual([11, "from a file"])
    expect([memory?.bytes, memory && (await text(memory.stream))]).toEqual([11, "from memory"])
  })

  test("replaces an existing file", async () => {
    for (const words of ["first", "second and longer"])
      await storage().write("two/a", bytesOf(words), "text/plain")
    const stored = await storage().read("two/a")
    expect(stored && (await text(stored.stream))).toBe("second and longer")
  })

  test("lists a folder with the time of each file", async () => {
    for (const key of ["three/a.webp", "three/deep/b.webp", "thirty/c.webp"])
      await storage().write(key, bytesOf(key), "image/webp")
    expect(await listed(storage(), "three")).toEqual(["three/a.webp", "three/deep/b.webp"])
    const [first] = await everyFile(storage(), "three")
    expect(Math.abs((first?.writtenAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await listed(storage(), "nothing-here")).toEqual([])
  })

  test("[SAFE-6] does not list files that others put there, which no key names", async () => {
    await storage().write("five/ours.webp", bytesOf("x"), "image/webp")
    await writeForeign(kind, "five/Copy of ours.webp")
    expect(await listed(storage(), "five")).toEqual(["five/ours.webp"])
  })

  test("returns null for a missing file, and removes it without error", async () => {
    await storage().write("four/a", bytesOf("x"), "text/plain")
    await storage().remove("four/a")
    await storage().remove("four/a")
    expect(await storage().read("four/a")).toBeNull()
    expect(await storage().read("four/never")).toBeNull()
  })

  test.each(["../outside", "a/../../b", "/etc/passwd", "a//b", "A/b", "a/b c", ".hidden", ""])(
    "%j is no key: it never leaves the storage",
    async (key) => {
      const attempt = async () => storage().write(key, bytesOf("x"), "text/plain")
      await expect(attempt()).rejects.toThrow("no key")
    },
  )
})

test("[SAFE-6] says that a faulty store is not available", async () => {
  const storage = createS3Storage(store.settings)
  store.answerFaulty(true)
  await expect(storage.write("a/b", bytesOf("x"), "text/plain")).rejects.toThrow(MediaUnavailable)
  await expect(storage.read("a/b")).rejects.toThrow(MediaUnavailable)
  store.answerFaulty(false)
  await storage.write("a/b", bytesOf("x"), "text/plain")
})

test("[SAFE-6] does not wait for a silent store", async () => {
  const storage = createS3Storage(store.settings, { readSeconds: 0.2, writeSeconds: 0.2 })
  await store.proxy.set("drop")
  const attempts = [storage.write("a/b", bytesOf("x"), "text/plain"), storage.read("a/b")]
  const outcomes = Promise.allSettled(attempts)
  // A limit must outlive the garbage collector.
  const collect = setInterval(collectGarbage, 20)
  for (const outcome of await outcomes) {
    expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(MediaUnavailable)
  }
  clearInterval(collect)
  await store.proxy.set("pass")
})

test("reports a refusing store as an error, not as an empty storage", async () => {
  const stranger = createS3Storage({ ...store.settings, accessKey: "UNKNOWN" })
  const write = stranger.write("a/b", bytesOf("x"), "text/plain")
  await expect(write).rejects.toThrow("403 to PUT: InvalidAccessKeyId")
  const elsewhere = createS3Storage({ ...store.settings, bucket: "no-such-bucket" })
  await expect(elsewhere.read("a/b")).rejects.toThrow("404 to GET: NoSuchBucket")
})
