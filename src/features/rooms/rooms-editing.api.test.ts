import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, firstNight } from "#src/features/bookings/bookings.factory.ts"
import { findContentVersion } from "#src/features/content/content-version.store.ts"
import { createApp } from "#src/server/app.ts"
import { type Role, roles } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { bearer } from "#test/api-caller.ts"
import { aJpeg, fileOf } from "#test/media/pictures.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aRoom } from "./rooms.factory.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

type Fields = Readonly<Record<string, string | File>>
type Body = {
  result: string
  reason?: string
  errors?: Record<string, string>
  data?: Record<string, unknown>
}

async function call(method: string, path: string, { fields, secret }: { fields?: Fields; secret?: string }) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value)
  const headers = secret ? bearer(secret) : {}
  const answer = await app.request(`/api${path}`, { method, headers, ...(fields && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const contentVersion = () => findContentVersion(platform.db)

const listed = async (path: string) => (await call("GET", path, {})).body.data as unknown as Fields[]

const secretOf = async (role: Role) => (await aSignedIn(platform, { role })).secret

const aPicture = async () => fileOf(await aJpeg({ width: 1200, height: 800 }))

const room = { name: "Neem Room", price: "8000", discount: "12.5", stockQuantity: "3", finalPrice: "1" }

const testimonial = { name: "Ananya Rao", message: "Slept well, and would again." }

const offer = {
  name: "Suite",
  description: "A weekend.",
  validdate: "31-12-2026",
  offerDiscount: "15%",
  offerEating: "20%",
}

describe("the calls that change what the hotel shows", () => {
  const unknown = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
  const calls = [
    ["POST", "/roomcart", ["owner"]],
    ["PUT", `/roomcart/${unknown}`, ["owner"]],
    ["DELETE", `/roomcart/${unknown}`, ["owner"]],
    ["POST", "/testimonial", ["owner", "marketing"]],
    ["PUT", `/testimonial/${unknown}`, ["owner", "marketing"]],
    ["DELETE", `/testimonial/${unknown}`, ["owner", "marketing"]],
    ["POST", "/offer", ["owner", "marketing"]],
    ["PUT", `/offer/${unknown}`, ["owner", "marketing"]],
    ["DELETE", `/offer/${unknown}`, ["owner", "marketing"]],
  ] as const

  test("[API-10] [API-5] are allowed to roles with the right, and to nobody else", async () => {
    for (const [method, path] of calls) expect((await call(method, path, {})).status).toBe(401)
    for (const role of roles) {
      const secret = await secretOf(role)
      for (const [method, path, allowed] of calls) {
        const { status } = await call(method, path, { secret })
        const isAllowed = (allowed as readonly Role[]).includes(role)
        expect([role, method, path, status === 403]).toEqual([role, method, path, !isAllowed])
      }
    }
  })

  test("[API-5] [ADM-5] [CONST-1] a room type is made, changed and deleted, in the specification's words", async () => {
    const secret = await secretOf("owner")
    const fields = { ...room, pic: await aPicture() }
    const made = await call("POST", "/roomcart", { fields, secret })
    expect(made).toMatchObject({
      status: 201,
      body: { result: "Done", data: { name: "Neem Room", price: 8000, finalPrice: 7000, stock: true } },
    })
    const { _id: id, pic } = made.body.data as { _id: string; pic: string[] }
    expect(pic).toHaveLength(1)
    const changed = await call("PUT", `/roomcart/${id}`, { fields: { ...room, active: "false" }, secret })
    expect(changed).toMatchObject({ status: 200, body: { data: { active: false, pic } } })
    const kept = { ...room, oldPic: pic[0] ?? "", pic: fileOf(await aJpeg({ width: 900, height: 700 })) }
    const grown = await call("PUT", `/roomcart/${id}`, { fields: kept, secret })
    expect(grown.body.data?.["pic"]).toHaveLength(2)
    expect((await call("GET", `/roomcart/${id}`, {})).status).toBe(200)
    expect(await call("DELETE", `/roomcart/${id}`, { secret })).toEqual({
      status: 200,
      body: { result: "Done" },
    })
    expect((await call("DELETE", `/roomcart/${id}`, { secret })).status).toBe(404)
  })

  test("[ADM-4] [VAL-5] [API-9] errors are reported by field", async () => {
    const secret = await secretOf("owner")
    await aRoom(platform, { name: "Neem Room" })
    const taken = await call("POST", "/roomcart", { fields: { ...room, pic: await aPicture() }, secret })
    expect(taken).toMatchObject({ status: 409, body: { reason: "Name already exists" } })
    const missing = await call("POST", "/roomcart", { fields: { name: "Oak" }, secret })
    expect(missing).toMatchObject({
      status: 422,
      body: { errors: { price: "Price Field Is Required", pic: "Pic Field Is Required" } },
    })
    const wrong = { ...room, pic: new File(["not a picture"], "room.jpg", { type: "image/jpeg" }) }
    expect(await call("POST", "/roomcart", { fields: wrong, secret })).toMatchObject({
      status: 422,
      body: { errors: { pic: "Invalid Pic" } },
    })
    const json = await app.request("/api/roomcart", {
      method: "POST",
      headers: { ...bearer(secret), "content-type": "application/json" },
      body: "{}",
    })
    expect(json.status).toBe(415)
  })

  test("[API-9] a room type that guests have booked is not deleted; the nights are named, and no field is at fault", async () => {
    const { id: roomId } = await aRoom(platform)
    for (let booked = 0; booked < 4; booked += 1)
      await aBooking(platform, { roomId, checkIn: addDays(firstNight, booked), nights: 1 })
    const secret = await secretOf("owner")
    expect(await call("DELETE", `/roomcart/${roomId}`, { secret })).toEqual({
      status: 409,
      body: {
        result: "Error",
        reason: "Guests have booked it for Sat 1 Aug 2026, Sun 2 Aug 2026, Mon 3 Aug 2026 and 1 more.",
      },
    })
  })

  test("[API-5] [VAL-6] a testimonial and an offer are published, changed and deleted", async () => {
    const secret = await secretOf("marketing")
    const published = await call("POST", "/testimonial", {
      fields: { ...testimonial, pic: await aPicture() },
      secret,
    })
    expect(published).toMatchObject({ status: 201, body: { result: "Done" } })
    const id = String(published.body.data?.["_id"])
    const change = { ...testimonial, name: "Ananya R", _id: id }
    expect((await call("PUT", `/testimonial/${id}`, { fields: change, secret })).status).toBe(200)
    expect((await call("GET", `/testimonial/${id}`, {})).body.data).toMatchObject({ name: "Ananya R" })
    expect((await call("DELETE", `/testimonial/${id}`, { secret })).status).toBe(200)
    const fields = { ...offer, pic: await aPicture() }
    expect((await call("POST", "/offer", { fields, secret })).status).toBe(201)
    expect(await call("POST", "/offer", { fields: { ...fields, name: "SUITE" }, secret })).toMatchObject({
      status: 409,
      body: { reason: "Name is Already Exits " },
    })
    const { body } = await call("POST", "/offer", { fields: { name: "Deluxe" }, secret })
    expect(body.errors?.["validdate"]).toBe(" Offer valid Date Field Is Required")
  })

  test("[API-14] an offer is changed; its picture stays unless another is sent", async () => {
    const secret = await secretOf("marketing")
    const version = await contentVersion()
    const published = await call("POST", "/offer", { fields: { ...offer, pic: await aPicture() }, secret })
    const path = `/offer/${String(published.body.data?.["_id"])}`
    const shown = async () => (await listed("/offer"))[0]
    const { pic } = (await shown()) ?? {}
    const fields = { ...offer, name: "Deluxe", offerDiscount: "25%" }
    expect(await call("PUT", path, { fields, secret })).toEqual({ status: 200, body: { result: "Done" } })
    expect(await shown()).toMatchObject({ name: "Deluxe", offerDiscount: "25%", pic })
    expect(await contentVersion()).toBeGreaterThan(version)
    const old = await call("PUT", path, { fields: { ...fields, version: "1" }, secret })
    expect(old).toMatchObject({ status: 409, body: { result: "Error" } })
    const sent = { ...fields, pic: fileOf(await aJpeg({ width: 900, height: 700 })) }
    expect((await call("PUT", path, { fields: sent, secret })).status).toBe(200)
    expect((await shown())?.["pic"]).not.toBe(pic)
    const wrong = await call("PUT", path, { fields: { ...fields, validdate: "soon" }, secret })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ["validdate"]])
    expect((await call("PUT", `/offer/${unknown}`, { fields, secret })).status).toBe(404)
  })
})
