import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net"

/** `drop`: bytes are lost, as behind a firewall. `close`: connections end at once. `refuse`: no port is open. */
export type ProxyMode = "pass" | "drop" | "close" | "refuse" | "delay"

/** A connection that breaks at one moment: at the last of these texts, which its client sends in this order. */
export type Cut = {
  readonly texts: readonly string[]
  /** The packet with the last text arrives `half` or not at `all`, or it arrives and its `answer` is lost. */
  readonly loses: "half" | "all" | "answer"
  /** Called when the connection breaks. */
  readonly onCut?: () => void
}

export type TcpProxy = {
  readonly port: number
  set(mode: ProxyMode): Promise<void>
  /** Breaks the first connection that sends these texts; null ends the wait for one. */
  cutAt(cut: Cut | null): void
  close(): Promise<void>
}

const delayMilliseconds = 6000

type Line = {
  readonly sockets: Set<Socket>
  mode: ProxyMode
  cut: Cut | null
}

type Direction = { readonly line: Line; readonly isCutAt: (bytes: Buffer) => boolean }

function forward(from: Socket, to: Socket, { line, isCutAt }: Direction): void {
  line.sockets.add(from)
  // Lost bytes make the rest unreadable, so this connection sends nothing more.
  let isBroken = false
  from.on("data", (bytes: Buffer) => {
    if (line.mode === "drop") isBroken = true
    if (isBroken) return
    if (isCutAt(bytes)) isBroken = true
    else if (line.mode === "delay") setTimeout(() => to.writable && to.write(bytes), delayMilliseconds)
    else to.write(bytes)
  })
  from.on("error", () => to.destroy())
  from.on("close", () => {
    line.sockets.delete(from)
    to.destroy()
  })
}

/** Finds texts in this order in what a connection sends. The last text out of order ends a transaction, so the search starts again. */
function createSearch(texts: readonly string[]) {
  const last = texts.at(-1) ?? ""
  const longest = Math.max(...texts.map((text) => text.length))
  let found = 0
  let rest = Buffer.alloc(0)
  return (bytes: Buffer): boolean => {
    // A text may arrive in two packets.
    const sent = Buffer.concat([rest, bytes])
    for (let from = 0; ; ) {
      const text = texts[found] ?? ""
      const next = sent.indexOf(text, from)
      const end = sent.indexOf(last, from)
      if (next === -1 && end === -1) {
        rest = sent.subarray(Math.max(from, sent.length - longest + 1))
        return false
      }
      const isInTurn = next !== -1 && (end === -1 || next <= end)
      found = isInTurn ? found + 1 : 0
      from = isInTurn ? next + text.length : end + last.length
      if (found === texts.length) return true
    }
  }
}

/** Watches what the client of one connection sends, and breaks the connection at the place of a cut. */
function createCutter(client: Socket, upstream: Socket, line: Line) {
  let search: { readonly cut: Cut; readonly isAtEnd: (bytes: Buffer) => boolean } | null = null
  const end = (cut: Cut) => {
    cut.onCut?.()
    client.destroy()
    upstream.destroy()
  }
  return (bytes: Buffer): boolean => {
    const { cut } = line
    if (!cut) return false
    if (search?.cut !== cut) search = { cut, isAtEnd: createSearch(cut.texts) }
    if (!search.isAtEnd(bytes)) return false
    line.cut = null
    if (cut.loses === "all") end(cut)
    else if (cut.loses === "half") upstream.write(bytes.subarray(0, bytes.length / 2), () => end(cut))
    else {
      upstream.removeAllListeners("data").once("data", () => end(cut))
      upstream.write(bytes)
    }
    return true
  }
}

/** A proxy between a client and a server of this machine, which can fail as a network does. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const line: Line = { mode: "pass", cut: null, sockets: new Set() }
  const server: Server = createServer((client) => {
    if (line.mode === "close") {
      client.destroy()
      return
    }
    const upstream = connect(target)
    forward(client, upstream, { line, isCutAt: createCutter(client, upstream, line) })
    forward(upstream, client, { line, isCutAt: () => false })
  })
  const listen = async (port: number) => {
    await once(server.listen(port, "127.0.0.1"), "listening")
  }
  const disconnect = () => {
    for (const socket of line.sockets) socket.destroy()
  }
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      disconnect()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async set(next) {
      line.mode = next
      if (next === "refuse") {
        if (server.listening) await stopListening()
      } else if (!server.listening) await listen(port)
      if (next === "close") disconnect()
    },
    cutAt: (cut) => void (line.cut = cut),
    close: () => (server.listening ? stopListening() : Promise.resolve()),
  }
}
