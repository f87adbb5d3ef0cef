import { randomBytes, randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { parseUploadHash } from "#src/shared/picture-address.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { aJpeg, fileOf } from "#test/media/pictures.ts"
import { type Answer, sendRequest, type Request } from "./answer.ts"
import {
  aCheckedOutStay,
  aLastRoom,
  noBookings,
  createFixture,
  type Operation,
  type Fixture,
} from "./fixture.ts"
import { stateOf } from "./state.ts"

const says = (status: number, text: string) => (answer: Answer) =>
  answer?.status === status && answer.body.includes(text)

/** The desk cancels a paid stay, which is refunded by a job. */
export async function cancel(fixture: Fixture): Promise<Operation> {
  const { environment, platform } = fixture
  const { booking, verify: pay, state, expected } = await aCheckedOutStay(fixture)
  await pay()
  // The email about a booking that is cancelled at once is not sent.
  await expect.poll(state, { timeout: 60_000 }).toEqual(expected)
  const owner = await aSignedIn(platform, { role: "owner" })
  const refund = String(booking.total)
  const form = { reason: "", seenCharge: "0", seenRefund: refund, seenWaivedRefund: refund }
  return {
    marker: booking.id,
    run: () => sendRequest(environment, `/admin/${booking.id}/cancel`, { token: owner.secret, form }),
    job: "send-refund",
    // Back to the booking, which is cancelled.
    isDoneAlready: (answer) => answer?.status === 302 && answer.location === `/admin/${booking.id}`,
    state,
    expected: {
      ...expected,
      bookings: ["cancelled"],
      taken: 0,
      paid: 0,
      emails: 2,
      refunds: [booking.total],
    },
  }
}

export async function deskPayment(fixture: Fixture): Promise<Operation> {
  const { environment, platform, checkIn } = fixture
  const guest = await aSignedIn(platform)
  const owner = await aSignedIn(platform, { role: "owner" })
  const { id, total } = await aBooking(platform, {
    actor: guest.actor,
    roomId: (await aLastRoom(fixture)).id,
    checkIn,
  })
  const form = {
    intent: "post-payment",
    key: randomUUID(),
    seenBalance: String(total),
    amount: String(total / 100),
    method: "cash",
  }
  return {
    marker: id,
    run: () => sendRequest(environment, `/admin/${id}`, { token: owner.secret, form }),
    state: () => stateOf(environment, guest),
    expected: { ...noBookings, bookings: ["confirmed"], taken: 2, paid: total, documents: ["receipt"] },
  }
}

/** The desk issues the invoice of a stay that ended. */
export async function invoice(fixture: Fixture): Promise<Operation> {
  const { environment, platform } = fixture
  const lastWeek = await createFixture(environment, new Date(Date.now() - 7 * 24 * 3_600_000))
  const guest = await aSignedIn(platform)
  const owner = await aSignedIn(platform, { role: "owner" })
  const { id } = await aBooking(lastWeek.platform, {
    actor: guest.actor,
    roomId: (await aLastRoom(lastWeek)).id,
    checkIn: addDays(lastWeek.platform.clock.today(), 1),
  })
  const form = { intent: "issue-invoice", payer: "guest" }
  return {
    marker: id,
    run: () => sendRequest(environment, `/admin/${id}`, { token: owner.secret, form }),
    isDoneAlready: says(409, "Every charge of this folio is invoiced already."),
    state: () => stateOf(environment, guest),
    expected: { ...noBookings, bookings: ["confirmed"], taken: 2, documents: ["invoice"] },
  }
}

/** An editor adds a place with a picture to the gallery. */
export async function upload({ environment, platform }: Fixture): Promise<Operation> {
  const owner = await aSignedIn(platform, { role: "owner" })
  const name = `Courtyard ${randomUUID()}`
  const bytes = await aJpeg({ width: 900, seed: `#${randomBytes(3).toString("hex")}` })
  const form = new FormData()
  form.append("name", name)
  form.append("pic", fileOf(bytes))
  const send = (request: Request) =>
    sendRequest(environment, "/api/gallery", { token: owner.secret, ...request })
  return {
    marker: name,
    run: () => send({ form }),
    runInPart: async () => {
      const whole = new Response(form)
      const body = (await whole.bytes()).subarray(0, bytes.length / 2)
      return send({ brokenBody: body, headers: { "content-type": whole.headers.get("content-type") ?? "" } })
    },
    isDoneAlready: says(409, staffMessages.nameExists),
    state: async () => {
      const pictures = await environment.db.execute(
        "select 1 from gallery_items i join gallery_pictures p on p.gallery_item_id = i.id where i.name = $1",
        [name],
      )
      return {
        pictures: pictures.length,
        unfinished: readdirSync(join(environment.hotel.dataDir, "uploads")),
      }
    },
    expected: { pictures: 1, unfinished: [] },
  }
}

/** A visitor sees an uploaded picture. */
export async function picture(fixture: Fixture): Promise<Operation> {
  const { run: store, marker } = await upload(fixture)
  await store()
  const [row] = await fixture.environment.db.execute<{ id: string }>(
    "select p.picture_id as id from gallery_items i join gallery_pictures p on p.gallery_item_id = i.id where i.name = $1",
    [marker],
  )
  const path = `/media/uploads/${parseUploadHash(row?.id ?? "")}/480.webp`
  return {
    marker,
    run: () => sendRequest(fixture.environment, path, { method: "GET" }),
    state: async () => ({}),
    expected: {},
  }
}
