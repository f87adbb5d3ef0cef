import type { ReadableStream } from "node:stream/web"

export type StoredFile = { readonly stream: ReadableStream<Uint8Array>; readonly bytes: number }

export type ListedFile = { readonly key: string; readonly writtenAt: Date }

/** Keeps files by keys of lower-case words, digits, dots and hyphens between slashes. */
export type MediaStorage = {
  readonly kind: "disk" | "s3"
  /** Writes the whole or nothing; writing a key again replaces it. A text is the path of a file to copy. */
  write(key: string, source: Uint8Array | string, contentType: string): Promise<void>
  /** Null when there is none. */
  read(key: string): Promise<StoredFile | null>
  /** Removing what is not there is done already. */
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<ListedFile>
}

const keyShape = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/

/** A key that could leave the storage is a fault of ours, never an answer. */
export function checkedKey(key: string): string {
  if (!keyShape.test(key) || key.includes("..")) throw new Error(`${key} is no key of the media storage`)
  return key
}
