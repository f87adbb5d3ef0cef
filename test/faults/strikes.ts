import { expect } from "vitest"
import { removeTemporaryFiles } from "#src/features/media/media.jobs.ts"
import type { Cut, ProxyMode, TcpProxy } from "#test/services/tcp-proxy.ts"
import type { Answer } from "./answer.ts"
import type { Provider } from "./provider.ts"
import type { Scene } from "./scene.ts"
import { restoreServices, type World } from "./world.ts"

/** Does something while a fault lasts, and ends the fault. */
export type Strike = (world: World, scene: Scene) => Promise<Answer>

type ProxyName = "database" | "provider" | "mail" | "store"

const proxyOf = (world: World, name: ProxyName): TcpProxy =>
  name === "database" ? world.database : world[name].proxy

/** Waits until a job has met the fault, and waits for another try. */
const untilRetried = ({ db }: World, job: string): Promise<void> =>
  expect
    .poll(() => db.execute("select 1 from pgboss.job where name = $1 and state = 'retry'", [job]), {
      timeout: 60_000,
    })
    .not.toEqual([])

/** While a service fails in this way. */
export const whileService =
  (begin: (world: World) => unknown): Strike =>
  async (world, { act }) => {
    await begin(world)
    const answer = await act()
    await restoreServices(world)
    return answer
  }

/** While the database is behind a proxy that fails in this way. */
export const whileDatabase = (mode: ProxyMode): Strike => whileService(({ database }) => database.set(mode))

type Place = Pick<Cut, "loses"> & { readonly texts: (marker: string) => readonly string[] }

/** One connection breaks at this place of the action. */
export const whileCut =
  (name: ProxyName, { loses, texts }: Place): Strike =>
  async (world, { act, marker }) => {
    let isCut = false
    proxyOf(world, name).cutAt({ texts: texts(marker), loses, onCut: () => void (isCut = true) })
    const answer = await act()
    // A job may run after the answer.
    await expect.poll(() => isCut, { timeout: 60_000, message: "nothing was cut" }).toBe(true)
    return answer
  }

/** The process is killed at this place of the action, and started again. */
export const whileKilled =
  (name: ProxyName, { loses, texts }: Place): Strike =>
  async (world, { act, marker }) => {
    const { db, hotel } = world
    proxyOf(world, name).cutAt({ texts: texts(marker), loses, onCut: () => hotel.kill() })
    const answer = await act()
    await hotel.ended()
    // Five minutes pass: the jobs of the dead process, and the email that it was delivering, are free again.
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
  (begin: string, end: string): Strike =>
  async ({ db, user }, { act }) => {
    const alter = async (change: string) => {
      await db.execute(`alter role ${user.name} ${change}`)
      await user.disconnect()
    }
    await alter(begin)
    const answer = await act()
    await alter(end)
    return answer
  }

export const whileRestarted: Strike = async ({ user }, { act }) => {
  await user.disconnect()
  return act()
}

/** While the provider fails in this way. */
export const whileProvider =
  (begin: (provider: Provider) => unknown): Strike =>
  async (world, { act, job }) => {
    await begin(world.provider)
    const answer = await act()
    if (job) await untilRetried(world, job)
    await restoreServices(world)
    return answer
  }

/** While no email can leave. */
export const whileMail =
  (mode: ProxyMode): Strike =>
  async (world, { act }) => {
    await world.mail.proxy.set(mode)
    const answer = await act()
    await untilRetried(world, "deliver-email")
    await world.mail.proxy.set("pass")
    return answer
  }

/** With a clock that runs ahead, or behind. */
export const withClock =
  (minutesAhead: number): Strike =>
  async ({ hotel }, { act }) => {
    const restart = async (minutes: number) => {
      hotel.kill()
      await hotel.ended()
      await hotel.start(minutes)
    }
    await restart(minutesAhead)
    const answer = await act()
    await restart(0)
    return answer
  }

/** While the disk of the data folder is full. */
export const whileDiskFull: Strike = async ({ disk }, { act }) => {
  disk?.fill()
  const answer = await act()
  disk?.free()
  return answer
}
