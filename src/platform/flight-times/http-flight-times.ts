import { z } from "zod"
import type { FlightTimesSettings } from "#src/config.ts"
import { isTerminal, type TerminalId } from "#src/shared/location/airport.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Log } from "../log/log.ts"
import type { FlightQuery, FlightTime, FlightTimes, FlightTimesRefusal } from "./flight-times.ts"

/** A guest waits for the answer, and can type the times instead. */
const usualTimeout = 3000
const maxAnswerBytes = 64 * 1024
const answersKeptFor = 10 * 60_000
const maxAnswersKept = 500

const reply = z.object({
  scheduledAt: z.string().regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d/),
  terminal: z.string().transform((text, context): TerminalId => {
    const id = text.replace(/^T(?:erminal ?)?/i, "")
    if (isTerminal(id)) return id
    context.addIssue({ code: "custom", message: "not a terminal of the airport" })
    return z.NEVER
  }),
  isInternational: z.boolean(),
  otherAirport: z.string().regex(/^[A-Z]{3}$/),
})

/** The text of a body; longer ones are not read to their end. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxAnswerBytes) throw new RangeError(`the answer has more than ${maxAnswerBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

type Answer = Result<FlightTime, FlightTimesRefusal>

type Source = FlightTimesSettings & { readonly timeoutMilliseconds: number }

async function fetchReply({ url, key, timeoutMilliseconds }: Source, query: FlightQuery): Promise<Answer> {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const response = await fetch(address, {
    headers: { accept: "application/json", ...(key && { authorization: `Bearer ${key}` }) },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (response.status === 404) {
    await response.body?.cancel()
    return refused("unknown")
  }
  if (!response.ok) throw new Error(`the provider of flight times answered ${response.status}`)
  const { scheduledAt, ...flight } = reply.parse(JSON.parse(await readBounded(response)))
  if (!scheduledAt.startsWith(query.date)) throw new Error(`a flight of another day: ${scheduledAt}`)
  return done({ ...flight, time: scheduledAt.slice(11, 16) })
}

/** Flight times of a provider with the JSON format of docs/setup.md. Its answers are cached for some minutes. */
export function createHttpFlightTimes(
  settings: FlightTimesSettings,
  log: Log,
  timeoutMilliseconds = usualTimeout,
): FlightTimes {
  const answers = new Map<string, { readonly until: number; readonly answer: Answer }>()
  return {
    kind: "http",
    async find(query) {
      const name = `${query.direction} ${query.flight} ${query.date}`
      const known = answers.get(name)
      if (known && known.until > Date.now()) return known.answer
      try {
        const answer = await fetchReply({ ...settings, timeoutMilliseconds }, query)
        if (answers.size >= maxAnswersKept) answers.clear()
        answers.set(name, { until: Date.now() + answersKeptFor, answer })
        return answer
      } catch (error) {
        log.warn({ error, flight: query.flight }, "the provider of flight times did not answer")
        return refused("unavailable")
      }
    },
  }
}
