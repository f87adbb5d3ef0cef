import { openAsBlob } from "node:fs"
import type { ReadableStream } from "node:stream/web"
import { setTimeout as pause } from "node:timers/promises"
import { AwsClient } from "aws4fetch"
import type { ObjectStoreSettings } from "#src/config.ts"
import {
  assertStorageKey,
  isStorageKey,
  type ListedFile,
  type MediaStorage,
  MediaUnavailable,
} from "./media-storage.ts"

/** Until the answer begins. A visitor waits for a read; a write is answered after the whole file. */
type S3TimeLimits = { readonly readSeconds: number; readonly writeSeconds: number }

const usualLimits: S3TimeLimits = { readSeconds: 5, writeSeconds: 30 }
const attempts = 3
const retryAfterMilliseconds = 50

const textOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>(?<text>[^<]*)</${name}>`).exec(xml)?.groups?.["text"] ?? null

/** A page of ListObjectsV2; our keys contain no characters that XML escapes. */
function readListing(xml: string): { files: ListedFile[]; next: string | null } {
  const entries = xml.match(/<Contents>[\s\S]*?<\/Contents>/g) ?? []
  const files = entries.map((entry) => ({
    key: textOf(entry, "Key") ?? "",
    writtenAt: new Date(textOf(entry, "LastModified") ?? ""),
  }))
  const isTruncated = textOf(xml, "IsTruncated") === "true"
  return { files, next: isTruncated ? textOf(xml, "NextContinuationToken") : null }
}

const refusedBy = ({ status }: Response, { method }: RequestInit, code: string | null) =>
  new Error(`the object store answered ${status} to ${method}: ${code ?? "without a reason"}`)

type Ask = (url: string, init: RequestInit, accepted: readonly number[]) => Promise<Response>

type Sent = { readonly client: AwsClient; readonly url: string; readonly init: RequestInit }

/**
 * Sends a request with a limit until the answer begins: a body may take as long as its slow reader does. The signal
 * goes to `fetch`: one inside the signed request is lost when that request is garbage.
 */
async function sendInTime({ client, url, init }: Sent, seconds: number): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`no answer in ${seconds} seconds`)), seconds * 1000)
  try {
    return await fetch(await client.sign(url, init), { signal: limit.signal, redirect: "error" })
  } catch (error) {
    throw new MediaUnavailable(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A store that answers 5xx is busy for a moment (SlowDown): the request is sent again. */
async function sendWithRetries(sent: Sent, seconds: number): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendInTime(sent, seconds)
    if (answer.status < 500) return answer
    await answer.body?.cancel()
    if (attempt === attempts) throw new MediaUnavailable(refusedBy(answer, sent.init, null))
    await pause(attempt * retryAfterMilliseconds)
  }
}

function createS3Request({ region, accessKey, secretKey }: ObjectStoreSettings, limits: S3TimeLimits): Ask {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey }
  const client = new AwsClient({ ...keys, service: "s3", region })
  return async (url, init, accepted) => {
    const seconds = init.method === "PUT" ? limits.writeSeconds : limits.readSeconds
    const answer = await sendWithRetries({ client, url, init }, seconds)
    if (accepted.includes(answer.status)) return answer
    throw refusedBy(answer, init, textOf(await answer.text(), "Code"))
  }
}

async function* listFolder(ask: Ask, root: string, folder: string): AsyncGenerator<ListedFile> {
  let token: string | null = null
  do {
    const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/` })
    if (token) query.set("continuation-token", token)
    const listing = readListing(await (await ask(`${root}?${query}`, { method: "GET" }, [200])).text())
    yield* listing.files.filter(({ key }) => isStorageKey(key))
    token = listing.next
  } while (token)
}

/** Media in an S3-compatible bucket with path-style URLs, which every provider supports. */
export function createS3Storage(settings: ObjectStoreSettings, limits = usualLimits): MediaStorage {
  const ask = createS3Request(settings, limits)
  const root = `${settings.endpoint.replace(/\/$/, "")}/${settings.bucket}`
  const addressOf = (key: string) => `${root}/${assertStorageKey(key)}`
  return {
    kind: "s3",
    async write(key, source, contentType) {
      // A blob that streams from disk: S3 needs its length, and it can be sent again.
      const body = typeof source === "string" ? await openAsBlob(source) : new Blob([new Uint8Array(source)])
      const headers = { "content-type": contentType }
      const answer = await ask(addressOf(key), { method: "PUT", body, headers }, [200])
      await answer.body?.cancel()
    },
    async read(key) {
      const answer = await ask(addressOf(key), { method: "GET" }, [200, 404])
      if (answer.status === 200 && answer.body) {
        const bytes = Number(answer.headers.get("content-length"))
        return { stream: answer.body as ReadableStream<Uint8Array>, bytes }
      }
      const code = textOf(await answer.text(), "Code")
      // A missing bucket must not look like an empty one.
      if (code !== "NoSuchKey") throw refusedBy(answer, { method: "GET" }, code)
      return null
    },
    async remove(key) {
      const answer = await ask(addressOf(key), { method: "DELETE" }, [200, 204, 404])
      await answer.body?.cancel()
    },
    list: (prefix) => listFolder(ask, root, assertStorageKey(prefix)),
  }
}
