import { connect, type Socket } from "node:net"

/** `path` may be a function that returns another path for each request. */
export type Target = { port: number; path: string | (() => string); encoding: string }

const headEnd = "\r\n\r\n"

/** One connection that sends the next request after each answer, until it is stopped. Returns the number of answers. */
function askOn(socket: Socket, { path, encoding }: Target, isOver: () => boolean): Promise<number> {
  const rest = ` HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\n\r\n`
  const request = () => `GET ${typeof path === "string" ? path : path()}${rest}`
  let answers = 0
  let missing = 0
  let head = ""
  return new Promise((resolve, reject) => {
    const answered = () => {
      answers += 1
      if (isOver()) socket.end(() => resolve(answers))
      else socket.write(request())
    }
    const begin = (chunk: Buffer) => {
      head += chunk.toString("latin1")
      const end = head.indexOf(headEnd)
      if (end < 0) return
      const length = /^HTTP\/1\.1 200 [\s\S]*content-length: (?<length>\d+)/i.exec(head)?.groups?.["length"]
      if (length === undefined) {
        reject(new Error(head.slice(0, end)))
        return
      }
      missing = Number(length) - (head.length - end - headEnd.length)
      head = ""
      if (missing === 0) answered()
    }
    socket.on("error", reject)
    socket.on("data", (chunk: Buffer) => {
      if (missing === 0) return begin(chunk)
      missing -= chunk.length
      if (missing === 0) answered()
    })
    socket.write(request())
  })
}

/** The answers per second of a server to a number of connections. */
export async function answersPerSecond(
  target: Target,
  load: { connections: number; milliseconds: number },
): Promise<number> {
  const begun = performance.now()
  const isOver = () => performance.now() - begun > load.milliseconds
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => askOn(connect(target.port, "127.0.0.1"), target, isOver)),
  )
  const seconds = (performance.now() - begun) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}
