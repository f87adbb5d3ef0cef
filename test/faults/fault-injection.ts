import { expect } from "vitest"
import { removeTemporaryFiles } from "#src/features/media/media.jobs.ts"
import type { Cut, ProxyMode, TcpProxy } from "#test/services/tcp-proxy.ts"
import type { Answer } from "./answer.ts"
import type { Provider } from "./provider.ts"
import type { Operation } from "./fixture.ts"
import { restoreServices, type Environment } from "./environment.ts"

/** Runs an operation while a fault lasts, and ends the fault. */
export type InjectFault = (environment: Environment, operation: Operation) => Promise<Answer>

type ProxyName = "database" | "provider" | "mail" | "store"

const proxyOf = (environment: Environment, name: ProxyName): TcpProxy =>
  name === "database" ? environment.database : environment[name].proxy

/** Waits until a job has failed because of the fault and is queued again. */
const untilRetried = ({ db }: Environment, job: string): Promise<void> =>
  expect
    .poll(() => db.execute("select 1 from pgboss.job where name = $1 and state = 'retry'", [job]), {
      timeout: 60_000,
    })
    .not.toEqual([])

/** While a service fails in this way. */
export const whileService =
  (begin: (environment: Environment) => unknown): InjectFault =>
  async (environment, { run }) => {
    await begin(environment)
    const answer = await run()
    await restoreServices(environment)
    return answer
  }

/** While the database is behind a proxy that fails in this way. */
export const whileDatabase = (mode: ProxyMode): InjectFault =>
  whileService(({ database }) => database.set(mode))

type CutPoint = Pick<Cut, "loses"> & { readonly texts: (marker: string) => readonly string[] }

/** One connection breaks at this point of the operation. */
export const whileCut =
  (name: ProxyName, { loses, texts }: CutPoint): InjectFault =>
  async (environment, { run, marker }) => {
    let isCut = false
    proxyOf(environment, name).cutAt({ texts: texts(marker), loses, onCut: () => void (isCut = true) })
    const answer = await run()
    // A job may run after the answer.
    await expect.poll(() => isCut, { timeout: 60_000, message: "nothing was cut" }).toBe(true)
    return answer
  }

/** The process is killed at this point of the operation, and started again. */
export const whileKilled =
  (name: ProxyName, { loses, texts }: CutPoint): InjectFault =>
  async (environment, { run, marker }) => {
    const { db, hotel } = environment
    proxyOf(environment, name).cutAt({ texts: texts(marker), loses, onCut: () => hotel.kill() })
    const answer = await run()
    await hotel.ended()
    // Moves five minutes ahead: the jobs of the killed process, and the email that it was delivering, can be claimed again.
    await db.execute(`update emails set claimed_at = claimed_at - interval '5 minutes';
      update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes' where state = 'active'`)
    // And hours: the hourly job removes what an interrupted upload left.
    await removeTemporaryFiles(hotel, new Date(Date.now() + 2 * 3_600_000))
    await hotel.start()
    return answer
  }

export const transaction = (marker: string): readonly string[] => ["begin\0", marker, "commit\0"]

/** While an administrator of the database has changed the hotel's user in this way. */
export const whileAltered =
  (begin: string, end: string): InjectFault =>
  async ({ db, user }, { run }) => {
    const alter = async (change: string) => {
      await db.execute(`alter role ${user.name} ${change}`)
      await user.disconnect()
    }
    await alter(begin)
    const answer = await run()
    await alter(end)
    return answer
  }

export const whileRestarted: InjectFault = async ({ user }, { run }) => {
  await user.disconnect()
  return run()
}

/** While the provider fails in this way. */
export const whileProvider =
  (begin: (provider: Provider) => unknown): InjectFault =>
  async (environment, { run, job }) => {
    await begin(environment.provider)
    const answer = await run()
    if (job) await untilRetried(environment, job)
    await restoreServices(environment)
    return answer
  }

/** While no email can be sent. */
export const whileMail =
  (mode: ProxyMode): InjectFault =>
  async (environment, { run }) => {
    await environment.mail.proxy.set(mode)
    const answer = await run()
    await untilRetried(environment, "deliver-email")
    await environment.mail.proxy.set("pass")
    return answer
  }

/** With a clock that runs ahead, or behind. */
export const withClock =
  (minutesAhead: number): InjectFault =>
  async ({ hotel }, { run }) => {
    const restart = async (minutes: number) => {
      hotel.kill()
      await hotel.ended()
      await hotel.start(minutes)
    }
    await restart(minutesAhead)
    const answer = await run()
    await restart(0)
    return answer
  }

/** While the disk of the data folder is full. */
export const whileDiskFull: InjectFault = async ({ disk }, { run }) => {
  disk?.fill()
  const answer = await run()
  disk?.free()
  return answer
}
