/** Checks regularly whether the database answers, so that requests do not have to time out. */
type Heartbeat = {
  isAnswering(): boolean
  /** Checks now, as after a broken connection. */
  ask(): void
  stop(): void
}

type HeartbeatParts = {
  /** One check; the signal aborts it after the timeout. */
  ping: (signal: AbortSignal) => Promise<void>
  onLost: (error: unknown) => void
  onBack: () => void
}

const intervalMilliseconds = 1000
// The second check uses a new connection, because a single connection may fail while the database works.
const timeoutsMilliseconds = [1000, 2000]

async function pingWithin(milliseconds: number, ping: HeartbeatParts["ping"]): Promise<void> {
  const tooLate = new AbortController()
  const { promise: silence, reject } = Promise.withResolvers<never>()
  // A busy process runs timers before it reads data that has already arrived.
  const timer = setTimeout(() => setImmediate(reject, new Error("no answer in time")), milliseconds)
  try {
    await Promise.race([ping(tooLate.signal), silence])
  } catch (error) {
    tooLate.abort()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Null when the database answers, else the error. */
async function findOutage(ping: HeartbeatParts["ping"]): Promise<{ reason: unknown } | null> {
  let reason: unknown
  for (const milliseconds of timeoutsMilliseconds) {
    try {
      await pingWithin(milliseconds, ping)
      return null
    } catch (error) {
      reason = error
    }
  }
  return { reason }
}

export function startHeartbeat({ ping, onLost, onBack }: HeartbeatParts): Heartbeat {
  let isAnswering = true
  let isAsking = false
  let isStopped = false
  let timer: NodeJS.Timeout
  const wait = () => setTimeout(() => void beat(), intervalMilliseconds).unref()
  async function beat(): Promise<void> {
    if (isAsking || isStopped) return
    isAsking = true
    clearTimeout(timer)
    const silence = await findOutage(ping)
    isAsking = false
    if (isStopped) return
    timer = wait()
    const wasAnswering = isAnswering
    isAnswering = silence === null
    if (silence && wasAnswering) onLost(silence.reason)
    if (!silence && !wasAnswering) onBack()
  }
  timer = wait()
  return {
    isAnswering: () => isAnswering,
    ask: () => void beat(),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
