import { randomBytes, randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { uploadHashOf } from "#src/shared/picture-address.ts"
import { messages } from "#src/shared/messages.ts"
import { aJpeg, fileOf } from "#test/media/pictures.ts"
import { type Answer, ask, type Request } from "./answer.ts"
import { aCheckedOutStay, aLastRoom, nothing, openStage, type Scene, type Stage } from "./scene.ts"
import { stateOf } from "./state.ts"

const says = (status: number, text: string) => (answer: Answer) =>
  answer?.status === status && answer.body.includes(text)

/** The desk cancels a paid stay, which is refunded by a job. */
export async function cancel(stage: Stage): Promise<Scene> {
  const { world, platform } = stage
  const { booking, verify: pay, state, wanted } = await aCheckedOutStay(stage)
  await pay()
  // The email about a booking that is cancelled at once is not sent.
  await expect.poll(state, { timeout: 60_000 }).toEqual(wanted)
  const owner = await aSignedIn(platform, { role: "owner" })
  const refund = String(booking.total)
  const form = { reason: "", seenCharge: "0", seenRefund: refund, seenWaivedRefund: refund }
  return {
    marker: booking.id,
    act: () => ask(world, `/admin/${booking.id}/cancel`, { token: owner.secret, form }),
    job: "send-refund",
    // Back to the booking, which is cancelled.
    isDoneAlready: (answer) => answer?.status === 302 && answer.location === `/admin/${booking.id}`,
    state,
    wanted: {
      ...wanted,
      bookings: ["cancelled"],
      taken: 0,
      paid: 0,
      emails: 2,
      refunds: [booking.total],
    },
  }
}

export async function deskPayment(stage: Stage): Promise<Scene> {
  const { world, platform, checkIn } = stage
  const guest = await aSignedIn(platform)
  const owner = await aSignedIn(platform, { role: "owner" })
  const { id, total } = await aBooking(platform, {
    actor: guest.actor,
    roomId: (await aLastRoom(stage)).id,
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
    act: () => ask(world, `/admin/${id}`, { token: owner.secret, form }),
    state: () => stateOf(world, guest),
    wanted: { ...nothing, bookings: ["confirmed"], taken: 2, paid: total, documents: ["receipt"] },
  }
}

/** The desk issues the invoice of a stay that ended. */
export async function invoice(stage: Stage): Promise<Scene> {
  const { world, platform } = stage
  const lastWeek = await openStage(world, new Date(Date.now() - 7 * 24 * 3_600_000))
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
    act: () => ask(world, `/admin/${id}`, { token: owner.secret, form }),
    isDoneAlready: says(409, "Every charge of this folio is invoiced already."),
    state: () => stateOf(world, guest),
    wanted: { ...nothing, bookings: ["confirmed"], taken: 2, documents: ["invoice"] },
  }
}

/** An editor adds a place with a picture to the gallery. */
export async function upload({ world, platform }: Stage): Promise<Scene> {
  const owner = await aSignedIn(platform, { role: "owner" })
  const name = `Courtyard ${randomUUID()}`
  const bytes = await aJpeg({ width: 900, seed: `#${randomBytes(3).toString("hex")}` })
  const form = new FormData()
  form.append("name", name)
  form.append("pic", fileOf(bytes))
  const send = (request: Request) => ask(world, "/api/gallery", { token: owner.secret, ...request })
  return {
    marker: name,
    act: () => send({ form }),
    actInPart: async () => {
      const whole = new Response(form)
      const body = (await whole.bytes()).subarray(0, bytes.length / 2)
      return send({ brokenBody: body, headers: { "content-type": whole.headers.get("content-type") ?? "" } })
    },
    isDoneAlready: says(409, messages.admin.nameExists),
    state: async () => {
      const pictures = await world.db.execute(
        "select 1 from gallery_items i join gallery_pictures p on p.gallery_item_id = i.id where i.name = $1",
        [name],
      )
      return { pictures: pictures.length, unfinished: readdirSync(join(world.hotel.dataDir, "uploads")) }
    },
    wanted: { pictures: 1, unfinished: [] },
  }
}

/** A visitor sees an uploaded picture. */
export async function picture(stage: Stage): Promise<Scene> {
  const { act: store, marker } = await upload(stage)
  await store()
  const [row] = await stage.world.db.execute<{ id: string }>(
    "select p.picture_id as id from gallery_items i join gallery_pictures p on p.gallery_item_id = i.id where i.name = $1",
    [marker],
  )
  const path = `/media/uploads/${uploadHashOf(row?.id ?? "")}/480.webp`
  return {
    marker,
    act: () => ask(stage.world, path, { method: "GET" }),
    state: async () => ({}),
    wanted: {},
  }
}
