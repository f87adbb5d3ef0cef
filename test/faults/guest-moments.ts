import { randomInt, randomUUID } from "node:crypto"
import { expect } from "vitest"
import { anAccount, aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { ask } from "./answer.ts"
import { aCheckedOutStay, aHeldStay, aLastRoom, nothing, type Scene, type Stage } from "./scene.ts"
import { stateOf } from "./state.ts"
import { runDelayedJobs } from "./world.ts"

/** A guest who confirms a stay in the last room of its type. */
async function confirming(stage: Stage, paymentMode: string): Promise<Scene> {
  const guest = await aSignedIn(stage.platform)
  const { id: roomId } = await aLastRoom(stage)
  const key = randomUUID()
  const json = { roomId, checkIn: stage.checkIn, checkOut: addDays(stage.checkIn, 2), adult: 2, paymentMode }
  const { world } = stage
  return {
    marker: key,
    act: () => ask(world, "/api/booking", { token: guest.secret, json, headers: { "idempotency-key": key } }),
    state: () => stateOf(world, guest),
    wanted: { bookings: ["confirmed"], taken: 2, paid: 0, emails: 1, refunds: [], documents: [] },
  }
}

export async function search({ world, checkIn }: Stage): Promise<Scene> {
  const query = new URLSearchParams({ checkIn, checkOut: addDays(checkIn, 2) })
  return {
    marker: checkIn,
    act: () => ask(world, `/api/availability?${query}`, { method: "GET" }),
    state: async () => ({}),
    wanted: {},
  }
}

export async function signIn({ world, platform }: Stage): Promise<Scene> {
  const guest = await anAccount(platform)
  const json = { username: guest.username, password: factoryPassword }
  return {
    marker: guest.id,
    act: () => ask(world, "/api/user/signin", { json }),
    state: async () => {
      const sessions = await world.db.execute("select 1 from sessions where user_id = $1", [guest.id])
      return { isSignedIn: sessions.length > 0 }
    },
    wanted: { isSignedIn: true },
  }
}

export const book = (stage: Stage): Promise<Scene> => confirming(stage, "Pay at Hotel")

export async function hold(stage: Stage): Promise<Scene> {
  const scene = await confirming(stage, "Net Banking")
  return { ...scene, wanted: { ...nothing, bookings: ["held"], taken: 2 } }
}

export async function openOrder(stage: Stage): Promise<Scene> {
  const { booking, open, state } = await aHeldStay(stage)
  return { marker: booking.id, act: open, state, wanted: { ...nothing, bookings: ["held"], taken: 2 } }
}

export async function verify(stage: Stage): Promise<Scene> {
  const { paymentId, verify: act, state, wanted } = await aCheckedOutStay(stage)
  return { marker: paymentId, act, state, wanted }
}

export async function callback(stage: Stage): Promise<Scene> {
  const { booking, fields, paymentId, state, wanted } = await aCheckedOutStay(stage)
  const path = `/api/payments/callback?booking=${booking.id}`
  return { marker: paymentId, act: () => ask(stage.world, path, { form: fields }), state, wanted }
}

export async function webhook(stage: Stage): Promise<Scene> {
  const { paymentId, state, wanted } = await aCheckedOutStay(stage)
  const webhooks = await stage.world.provider.webhooksOf(paymentId)
  const captured = webhooks.find(({ body }) => body.includes('"event":"payment.captured"'))
  if (!captured) throw new Error("the provider announced no payment")
  return {
    marker: paymentId,
    act: () => ask(stage.world, "/api/webhooks/razorpay", captured),
    state,
    wanted,
  }
}

/** An email waits, because the mail server was down; now it can leave. */
export async function email(stage: Stage): Promise<Scene> {
  const { world } = stage
  const scene = await book(stage)
  await world.mail.proxy.set("refuse")
  await scene.act()
  // While it is being delivered it belongs to its job, for five minutes.
  const listRefused = () => world.db.execute("select 1 from emails where status = 'failed'")
  await expect.poll(listRefused, { timeout: 60_000 }).not.toEqual([])
  return {
    ...scene,
    act: async () => {
      await world.mail.proxy.set("pass")
      await runDelayedJobs(world).catch(() => undefined)
      return scene.act()
    },
  }
}

/** A guest plans the hours between two flights, by their numbers. */
export async function findFlights({ world, checkIn }: Stage): Promise<Scene> {
  // The hotel remembers a flight for some minutes.
  const number = randomInt(1, 10_000)
  const query = new URLSearchParams({ flight: `AI ${number}`, lands: checkIn, onward: `QF ${number}` })
  return {
    marker: String(number),
    act: () => ask(world, `/between-flights?${query}`, { method: "GET" }),
    state: async () => ({}),
    wanted: {},
  }
}
