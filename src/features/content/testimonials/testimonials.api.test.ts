import { beforeAll, beforeEach, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aTestimonial } from "./testimonials.factory.ts"
import { seedTestimonials } from "./testimonials.seed.ts"
import { listTestimonials } from "./testimonials.service.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const remove = (id: string) =>
  platform.db.execute("update testimonials set deleted_at = now() where id = $1", [id])

test("[API-5] testimonials are public, newest first, with the specification's field names", async () => {
  const older = await aTestimonial(platform)
  platform.passMinutes(1)
  const newer = await aTestimonial(platform, { pictureId: "lobby" })
  const { status, body } = await callApi(app, "/api/testimonial")
  expect([status, body["result"]]).toEqual([200, "Done"])
  expect(body["data"]).toEqual([
    { _id: newer.id, name: newer.name, pic: "/media/pictures/lobby-800.jpg", message: newer.message },
    { _id: older.id, name: older.name, pic: "/media/pictures/suite-800.jpg", message: older.message },
  ])
})

test("[API-5] finds a testimonial by id, unless it is deleted, unknown or malformed", async () => {
  const kept = await aTestimonial(platform)
  const deleted = await aTestimonial(platform)
  await remove(deleted.id)
  expect((await callApi(app, `/api/testimonial/${kept.id}`)).body["data"]).toMatchObject({ name: kept.name })
  for (const id of [deleted.id, "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", "nonsense"]) {
    const { status, body } = await callApi(app, `/api/testimonial/${id}`)
    expect([status, body["result"]]).toEqual([404, "Error"])
  }
})

test("[ADM-4] the name of a testimonial is taken regardless of capitals, until it is deleted", async () => {
  const first = await aTestimonial(platform, { name: "Ananya Rao" })
  await expect(aTestimonial(platform, { name: "ANANYA rao" })).rejects.toMatchObject({ code: "23505" })
  await remove(first.id)
  await aTestimonial(platform, { name: "ANANYA rao" })
})

test("[HOME-9] a new hotel is seeded with six testimonials, once", async () => {
  await seedTestimonials(platform)
  const [first, ...others] = await listTestimonials(platform.db)
  expect(others).toHaveLength(5)
  await remove(first?.id ?? "")
  await seedTestimonials(platform)
  expect(await listTestimonials(platform.db)).toEqual(others)
})
