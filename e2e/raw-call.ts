import { request } from "node:http"
import { port } from "./hotel-under-test.ts"

export type RawCall = {
  readonly method?: string
  /** Sent unchanged: clients that parse addresses would repair malformed ones. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

type RawAnswer = { readonly status: number; readonly contentType: string; readonly text: string }

const timeoutMilliseconds = 15_000

/** Sends a request unchanged; rejects when no answer comes. */
export const callRaw = ({ method = "GET", path, headers = {}, body }: RawCall): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", reject)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers["content-type"] ?? "",
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    call.setTimeout(timeoutMilliseconds, () => call.destroy(new Error(`no answer to ${method} ${path}`)))
    call.on("error", reject)
    call.end(body)
  })
