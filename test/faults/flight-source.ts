import { createServer } from "node:http"
import { startTcpProxy, type TcpProxy } from "#test/services/tcp-proxy.ts"
import { listen } from "#test/local-server.ts"

/** A provider of flight times that has an answer for every flight, behind a proxy. */
export type FlightSource = {
  readonly proxy: TcpProxy
  /** The settings of a hotel that uses it. */
  readonly env: Record<string, string>
  /** Answers with a page instead of JSON. */
  answerWrongly(isWrong: boolean): void
  close(): Promise<void>
}

export async function startFlightSource(): Promise<FlightSource> {
  let isWrong = false
  const server = createServer(({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://localhost")
    const isArrival = searchParams.get("direction") === "arrival"
    const scheduledAt = `${searchParams.get("date")}T${isArrival ? "10:00" : "21:00"}`
    const flight = { scheduledAt, terminal: "3", isInternational: true, otherAirport: "SYD" }
    response.end(isWrong ? "<p>Sign in to this network.</p>" : JSON.stringify(flight))
  })
  const port = await listen(server)
  const proxy = await startTcpProxy({ host: "127.0.0.1", port })
  return {
    proxy,
    env: { FLIGHT_TIMES_URL: `http://127.0.0.1:${proxy.port}/flights` },
    answerWrongly: (wrong) => void (isWrong = wrong),
    async close() {
      await proxy.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
