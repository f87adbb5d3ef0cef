import { randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import { assertStorageKey, isStorageKey, type ListedFile, type MediaStorage } from "./media-storage.ts"

const unfinished = ".unfinished"

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")

async function orMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

// Written to a temporary file and flushed first, so that after a crash a file is complete or absent.
async function writeWhole(path: string, source: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const beside = `${path}.${randomUUID()}${unfinished}`
  try {
    if (typeof source === "string") await copyFile(source, beside)
    else await writeFile(beside, source)
    const handle = await open(beside, "r+")
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, path)
  } finally {
    await rm(beside, { force: true })
  }
}

/** Media in a folder of this machine. */
export function createDiskStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => join(folder, ...assertStorageKey(key).split("/"))

  async function* list(prefix: string): AsyncGenerator<ListedFile> {
    const names = (await orMissing(readdir(pathOf(prefix), { recursive: true, withFileTypes: true }))) ?? []
    for (const entry of names) {
      const path = join(entry.parentPath, entry.name)
      const key = relative(folder, path).split(sep).join("/")
      const facts = entry.isFile() && isStorageKey(key) ? await orMissing(stat(path)) : null
      if (facts) yield { key, writtenAt: facts.mtime }
    }
  }

  return {
    kind: "disk",
    write: (key, source) => writeWhole(pathOf(key), source),
    async read(key) {
      const handle = await orMissing(open(pathOf(key)))
      if (!handle) return null
      const { size } = await handle.stat()
      const stream = Readable.toWeb(createReadStream("", { fd: handle }))
      return { stream: stream as ReadableStream<Uint8Array>, bytes: size }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list,
  }
}
