import { openAsBlob } from "node:fs"
import type { ReadableStream } from "node:stream/web"
import { AwsClient } from "aws4fetch"
import type { ObjectStoreSettings } from "#src/config.ts"
import { assertStorageKey, type ListedFile, type MediaStorage, MediaUnavailable } from "./media-storage.ts"

const secondsToAnswer = 30
const retries = 2

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

function createS3Request({ region, accessKey, secretKey }: ObjectStoreSettings): Ask {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey }
  const client = new AwsClient({ ...keys, service: "s3", region, retries })
  return async (url, init, accepted) => {
    const signal = AbortSignal.timeout(secondsToAnswer * 1000)
    const answer = await client.fetch(url, { ...init, signal, redirect: "error" }).catch((error: unknown) => {
      throw new MediaUnavailable(error)
    })
    if (answer.status >= 500) {
      await answer.body?.cancel()
      throw new MediaUnavailable(refusedBy(answer, init, null))
    }
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
    yield* listing.files
    token = listing.next
  } while (token)
}

/** Media in an S3-compatible bucket with path-style URLs, which every provider supports. */
export function createS3Storage(settings: ObjectStoreSettings): MediaStorage {
  const ask = createS3Request(settings)
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
