import { createServer } from "node:http"

/** The least that Node can do: one reply of these bytes, whatever is asked. The bytes come first, over the channel. */
process.once("message", (body: string) => {
  const bytes = Buffer.from(body, "base64")
  const headers = ["content-type", "text/html; charset=utf-8", "content-length", String(bytes.length)]
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
})
