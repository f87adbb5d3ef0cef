import { randomInt, randomUUID } from "node:crypto"
import { expect } from "vitest"
import { anAccount, aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { sendRequest } from "./answer.ts"
import { aCheckedOutStay, aHeldStay, aLastRoom, noBookings, type Operation, type Fixture } from "./fixture.ts"
import { stateOf } from "./state.ts"
import { runDelayedJobs } from "./environment.ts"

/** A guest who confirms a stay in the last room of its type. */
async function confirmStay(fixture: Fixture, paymentMode: string): Promise<Operation> {
  const guest = await aSignedIn(fixture.platform)
  const { id: roomId } = await aLastRoom(fixture)
  const key = randomUUID()
  const json = {
    roomId,
    checkIn: fixture.checkIn,
    checkOut: addDays(fixture.checkIn, 2),
    adult: 2,
    paymentMode,
  }
  const { environment } = fixture
  return {
    marker: key,
    run: () =>
      sendRequest(environment, "/api/booking", {
        token: guest.secret,
        json,
        headers: { "idempotency-key": key },
      }),
    state: () => stateOf(environment, guest),
    expected: { bookings: ["confirmed"], taken: 2, paid: 0, emails: 1, refunds: [], documents: [] },
  }
}

export async function search({ environment, checkIn }: Fixture): Promise<Operation> {
  const query = new URLSearchParams({ checkIn, checkOut: addDays(checkIn, 2) })
  return {
    marker: checkIn,
    run: () => sendRequest(environment, `/api/availability?${query}`, { method: "GET" }),
    state: async () => ({}),
    expected: {},
  }
}

export async function signIn({ environment, platform }: Fixture): Promise<Operation> {
  const guest = await anAccount(platform)
  const json = { username: guest.username, password: factoryPassword }
  return {
    marker: guest.id,
    run: () => sendRequest(environment, "/api/user/signin", { json }),
    state: async () => {
      const sessions = await environment.db.execute("select 1 from sessions where user_id = $1", [guest.id])
      return { isSignedIn: sessions.length > 0 }
    },
    expected: { isSignedIn: true },
  }
}

export const book = (fixture: Fixture): Promise<Operation> => confirmStay(fixture, "Pay at Hotel")

export async function hold(fixture: Fixture): Promise<Operation> {
  const operation = await confirmStay(fixture, "Net Banking")
  return { ...operation, expected: { ...noBookings, bookings: ["held"], taken: 2 } }
}

export async function openOrder(fixture: Fixture): Promise<Operation> {
  const { booking, open, state } = await aHeldStay(fixture)
  return { marker: booking.id, run: open, state, expected: { ...noBookings, bookings: ["held"], taken: 2 } }
}

export async function verify(fixture: Fixture): Promise<Operation> {
  const { paymentId, verify: run, state, expected } = await aCheckedOutStay(fixture)
  return { marker: paymentId, run, state, expected }
}

export async function callback(fixture: Fixture): Promise<Operation> {
  const { booking, fields, paymentId, state, expected } = await aCheckedOutStay(fixture)
  const path = `/api/payments/callback?booking=${booking.id}`
  return {
    marker: paymentId,
    run: () => sendRequest(fixture.environment, path, { form: fields }),
    state,
    expected,
  }
}

export async function webhook(fixture: Fixture): Promise<Operation> {
  const { paymentId, state, expected } = await aCheckedOutStay(fixture)
  const webhooks = await fixture.environment.provider.webhooksOf(paymentId)
  const captured = webhooks.find(({ body }) => body.includes('"event":"payment.captured"'))
  if (!captured) throw new Error("the provider announced no payment")
  return {
    marker: paymentId,
    run: () => sendRequest(fixture.environment, "/api/webhooks/razorpay", captured),
    state,
    expected,
  }
}

/** An email is queued, because the mail server was down; now it can be sent. */
export async function email(fixture: Fixture): Promise<Operation> {
  const { environment } = fixture
  const operation = await book(fixture)
  await environment.mail.proxy.set("refuse")
  await operation.run()
  // While it is being delivered it belongs to its job, for five minutes.
  const listRefused = () => environment.db.execute("select 1 from emails where status = 'failed'")
  await expect.poll(listRefused, { timeout: 60_000 }).not.toEqual([])
  return {
    ...operation,
    run: async () => {
      await environment.mail.proxy.set("pass")
      await runDelayedJobs(environment).catch(() => undefined)
      return operation.run()
    },
  }
}

/** A guest plans the hours between two flights, by their numbers. */
export async function findFlights({ environment, checkIn }: Fixture): Promise<Operation> {
  // The hotel caches a flight for some minutes.
  const number = randomInt(1, 10_000)
  const query = new URLSearchParams({ flight: `AI ${number}`, lands: checkIn, onward: `QF ${number}` })
  return {
    marker: String(number),
    run: () => sendRequest(environment, `/between-flights?${query}`, { method: "GET" }),
    state: async () => ({}),
    expected: {},
  }
}
