import type { ReadableStream } from "node:stream/web"

export type StoredFile = { readonly stream: ReadableStream<Uint8Array>; readonly bytes: number }

export type ListedFile = { readonly key: string; readonly writtenAt: Date }

/** Stores files under keys of lower-case letters, digits, dots and hyphens between slashes. */
export type MediaStorage = {
  readonly kind: "disk" | "s3"
  /** Writes atomically and replaces an existing key. A string is the path of a file to copy. */
  write(key: string, source: Uint8Array | string, contentType: string): Promise<void>
  /** Null when there is none. */
  read(key: string): Promise<StoredFile | null>
  /** Does nothing when the file is missing. */
  remove(key: string): Promise<void>
  /** Leaves out files that others put there under other names. */
  list(prefix: string): AsyncIterable<ListedFile>
}

/** The storage is unreachable, silent or faulty: a temporary fault, answered with 503 (SAFE-6). */
export class MediaUnavailable extends Error {
  override readonly name = "MediaUnavailable"
  constructor(cause?: unknown) {
    super("the media storage does not answer", { cause })
  }
}

const keyShape = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/

export const isStorageKey = (key: string): boolean => keyShape.test(key) && !key.includes("..")

/** Throws for a key that could leave the storage, which is a programming error. */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`${key} is no key of the media storage`)
  return key
}
