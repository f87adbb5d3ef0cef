import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net"

/** `drop`: bytes vanish, as behind a dead firewall. `close`: connections end at once. `refuse`: nobody listens. */
export type ProxyMode = "pass" | "drop" | "close" | "refuse" | "delay"

export type TcpProxy = {
  readonly port: number
  set(mode: ProxyMode): Promise<void>
  close(): Promise<void>
}

const delayMilliseconds = 6000

type Line = { readonly mode: () => ProxyMode; readonly sockets: Set<Socket> }

function forward(from: Socket, to: Socket, { mode, sockets }: Line): void {
  sockets.add(from)
  // What was lost once makes the rest unreadable: this connection stays silent.
  let isBroken = false
  from.on("data", (bytes: Buffer) => {
    if (mode() === "drop") isBroken = true
    if (isBroken) return
    if (mode() === "delay") setTimeout(() => to.writable && to.write(bytes), delayMilliseconds)
    else to.write(bytes)
  })
  from.on("error", () => to.destroy())
  from.on("close", () => {
    sockets.delete(from)
    to.destroy()
  })
}

/** Stands between a client and a server of this machine, and fails as networks do. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let mode: ProxyMode = "pass"
  const sockets = new Set<Socket>()
  const line: Line = { mode: () => mode, sockets }
  const server: Server = createServer((client) => {
    if (mode === "close") {
      client.destroy()
      return
    }
    const upstream = connect(target)
    forward(client, upstream, line)
    forward(upstream, client, line)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, "127.0.0.1", resolve)
    })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      cut()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async set(next) {
      mode = next
      if (next === "refuse") await stopListening()
      else if (!server.listening) await listen(port)
      if (next === "close") cut()
    },
    close: () => (server.listening ? stopListening() : Promise.resolve()),
  }
}
