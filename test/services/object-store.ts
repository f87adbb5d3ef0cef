import { mkdtempSync, rmSync } from "node:fs"
import type { RequestListener } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import type { ObjectStoreSettings } from "#src/config.ts"
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts"

export type ObjectStore = {
  /** The settings of a hotel that reaches the first bucket through the proxy. */
  readonly settings: ObjectStoreSettings
  readonly proxy: TcpProxy
  /** Answers everything with 503. */
  answerFaulty(isFaulty: boolean): void
  close(): Promise<void>
}

/** An S3-compatible store of this machine, behind a proxy. */
export async function startObjectStore(buckets: readonly string[] = ["vimana-media"]): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), "vimana-object-store-"))
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }))
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  let isFaulty = false
  const [answer] = server.httpServer.listeners("request") as RequestListener[]
  server.httpServer.removeAllListeners("request").on("request", (request, response) => {
    if (isFaulty) response.writeHead(503).end()
    else answer?.(request, response)
  })
  const proxy = await startTcpProxy({ host: "127.0.0.1", port })
  return {
    settings: {
      endpoint: `http://127.0.0.1:${proxy.port}`,
      region: "us-east-1",
      bucket: buckets[0] ?? "",
      accessKey: "S3RVER",
      secretKey: "S3RVER",
    },
    proxy,
    answerFaulty: (faulty) => void (isFaulty = faulty),
    async close() {
      await proxy.close()
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
