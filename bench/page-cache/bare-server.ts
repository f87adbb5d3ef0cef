import { createServer } from "node:http"

/** The answer to all requests: the headers as alternating names and values, the bytes in base64. */
export type BareAnswer = { readonly headers: string[]; readonly body: string }

/** The least work in Node: one reply of these bytes and headers, which the parent process sends first. */
process.once("message", ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, "base64")
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
})
