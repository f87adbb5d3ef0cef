import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { registerMediaJobs } from "#src/features/media/media.jobs.ts"
import { removePicture } from "#src/features/media/remove-picture.service.ts"
import { createApp } from "#src/server/app.ts"
import { type Role, roles, system } from "#src/shared/actor.ts"
import { parsePictureId } from "#src/shared/picture-address.ts"
import { bearer } from "#test/api-caller.ts"
import { aJpeg, aPng, fileOf } from "#test/media/pictures.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { seedGallery } from "./gallery.seed.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let owner: string

beforeAll(() => {
  registerMediaJobs(platform)
  app = createApp(platform)
})
beforeEach(async () => {
  await platform.clear()
  owner = (await aSignedIn(platform, { role: "owner" })).secret
})

type Entry = readonly [string, string | File]
type Place = { _id: string; name: string; pic: string[] }

async function call(method: string, path: string, entries?: readonly Entry[], secret: string | null = owner) {
  const form = new FormData()
  for (const [name, value] of entries ?? []) form.append(name, value)
  const headers = secret === null ? {} : bearer(secret)
  const answer = await app.request(`/api/gallery${path}`, { method, headers, ...(entries && { body: form }) })
  const body = (await answer.json()) as { result: string; reason: string; errors: object; data: Place }
  return { status: answer.status, ...body }
}

const aPlace = async (name = "The lawn", bytes?: Buffer) =>
  (
    await call("POST", "", [
      ["name", name],
      ["pic", fileOf(bytes ?? (await aJpeg()))],
    ])
  ).data

const idsOf = ({ pic }: Place) => pic.map(parsePictureId)

describe("the gallery", () => {
  test("[API-5] [GALL-1] is public, with the URLs of its pictures, in the hotel's order", async () => {
    await seedGallery(platform)
    const answer = await app.request("/api/gallery")
    const { result, data } = (await answer.json()) as { result: string; data: Place[] }
    expect([answer.status, result]).toEqual([200, "Done"])
    expect(data.map(({ name }) => name).slice(0, 2)).toEqual(["Arrival", "Rooms and suites"])
    expect(data[0]?.pic[0]).toMatch(/^\/media\/pictures\/[a-z0-9-]+-1200\.jpg$/)
    expect((await call("GET", `/${data[0]?._id}`, undefined, null)).data).toEqual(data[0])
  })

  test("[API-5] an unknown item is not found", async () => {
    for (const id of ["nowhere", "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"])
      expect(await call("GET", `/${id}`, undefined, null)).toMatchObject({ status: 404, result: "Error" })
  })

  test("[API-5] an item is created with its pictures, which show at once", async () => {
    const place = await aPlace("The lawn")
    expect(place).toMatchObject({
      name: "The lawn",
      pic: [expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{40}\/1200\.jpg$/)],
    })
    const shown = await app.request(place.pic[0] ?? "")
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"])
  })

  test("[API-5] a change keeps the pictures that are named, in their order, drops the others and adds new ones", async () => {
    const place = await aPlace()
    const two = await call("PUT", `/${place._id}`, [
      ["name", "The lawn at dusk"],
      ["pic", fileOf(await aPng({ seed: "#224466" }))],
      ["oldPic", place.pic[0] ?? ""],
      ["oldPic", "lobby"],
    ])
    expect(two.status).toBe(200)
    const [fresh] = idsOf(two.data)
    expect(idsOf(two.data)).toEqual([expect.stringMatching(/^upload-/), idsOf(place)[0], "lobby"])
    const last = await call("PUT", `/${place._id}`, [
      ["name", "The lawn"],
      ["oldPic", JSON.stringify([fresh])],
    ])
    expect(idsOf(last.data)).toEqual([fresh])
  })

  test("[VAL-6] a name and a picture are required", async () => {
    const nothing = await call("POST", "", [["line", "x"]])
    expect(nothing).toMatchObject({
      status: 422,
      errors: { name: "Room Type Name is Required", pic: "Pic is Required" },
    })
    const blank = await call("POST", "", [["name", "   "]])
    expect(blank.errors).toMatchObject({ name: "Room Type Name is Required" })
    const place = await aPlace()
    expect(await call("PUT", `/${place._id}`, [["name", "The lawn"]])).toMatchObject({
      status: 422,
      errors: { pic: "Pic is Required" },
    })
  })

  test("[ADM-4] a taken name is refused regardless of capitals, until its item is deleted", async () => {
    const place = await aPlace("The lawn")
    const again = async () =>
      call("POST", "", [
        ["name", "THE LAWN"],
        ["oldPic", "lobby"],
      ])
    expect(await again()).toMatchObject({ status: 409, errors: { name: "Name is Already Exits " } })
    const other = await aPlace("The pool")
    expect(
      await call("PUT", `/${other._id}`, [
        ["name", "the lawn"],
        ["oldPic", "lobby"],
      ]),
    ).toMatchObject({ status: 409, errors: { name: "Name is Already Exits " } })
    expect((await call("DELETE", `/${place._id}`)).status).toBe(200)
    expect((await again()).status).toBe(201)
  })

  test("[ADM-4] of two concurrent calls with one name, one is refused", async () => {
    const entries: Entry[] = [
      ["name", "The lawn"],
      ["oldPic", "lobby"],
    ]
    const answers = await Promise.all([call("POST", "", entries), call("POST", "", entries)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  test("a version that is no longer current is refused, and nothing is overwritten", async () => {
    const place = await aPlace()
    const change = (name: string) =>
      call("PUT", `/${place._id}`, [
        ["name", name],
        ["oldPic", "lobby"],
        ["version", "1"],
      ])
    expect((await change("First")).status).toBe(200)
    expect((await change("Second")).status).toBe(409)
    expect((await call("GET", `/${place._id}`)).data.name).toBe("First")
  })

  test("a picture in use is not deleted, and an unknown one is not accepted", async () => {
    const place = await aPlace()
    const [id] = idsOf(place)
    expect(await removePicture(platform, system, id ?? "")).toMatchObject({
      ok: false,
      refusal: { kind: "in-use", uses: [{ subjectType: "gallery", name: "The lawn", isDeleted: false }] },
    })
    const unknown = `upload-${"0".repeat(40)}`
    for (const picture of [unknown, "no-such-picture"])
      expect(
        await call("POST", "", [
          ["name", "The pool"],
          ["oldPic", picture],
        ]),
      ).toMatchObject({ status: 422, errors: { pic: expect.stringContaining("not there") } })
  })

  test("[API-10] [ADM-10] only roles with the right change it, and each change is audited", async () => {
    const place = await aPlace()
    const entries: Entry[] = [
      ["name", "Mine now"],
      ["oldPic", "lobby"],
    ]
    const may: readonly Role[] = ["owner", "marketing"]
    for (const role of [null, ...roles]) {
      const secret = role && (await aSignedIn(platform, { role })).secret
      const refusal = role === null ? 401 : 403
      const isAllowed = role !== null && may.includes(role)
      const named: Entry[] = [
        ["name", `Place of ${role}`],
        ["oldPic", "lobby"],
      ]
      expect((await call("POST", "", named, secret)).status).toBe(isAllowed ? 201 : refusal)
      if (isAllowed) continue
      expect((await call("PUT", `/${place._id}`, entries, secret)).status).toBe(refusal)
      expect((await call("DELETE", `/${place._id}`, undefined, secret)).status).toBe(refusal)
    }
    expect((await call("DELETE", `/${place._id}`)).status).toBe(200)
    const trace = await platform.db.execute<{ action: string }>(
      "select action from audit_log where subject_type = 'gallery' and subject_id = $1 order by id",
      [place._id],
    )
    expect(trace.map(({ action }) => action)).toEqual(["create", "delete"])
  })
})
