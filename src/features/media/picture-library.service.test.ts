import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { visitor } from "#src/shared/actor.ts"
import { uploadedPictureId } from "#src/shared/picture-address.ts"
import { readTableQuery, tableAddress, type TableQuery, changeTableQuery } from "#src/shared/table-query.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { addPicturesToLibrary } from "./keep-pictures.service.ts"
import { registerMediaJobs } from "./media.jobs.ts"
import { previewKey } from "./picture-files.ts"
import { changePictureTexts, retrySizes, findPictureForStaff } from "./picture-library.service.ts"
import { claimPictures } from "./pictures.service.ts"
import { insertPicture, updatePictureState } from "./pictures.store.ts"
import { removePicture, restorePicture } from "./remove-picture.service.ts"
import { pictureList } from "#src/features/media/pictures.list.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"

const platform = setUpPlatform()

beforeAll(() => registerMediaJobs(platform))
beforeEach(() => platform.clear())

const marketing = staffAs("marketing")
const others = [visitor, staffAs("guest"), staffAs("front-desk"), staffAs("events")]

const hashOf = (mark: string) => mark.repeat(40).slice(0, 40)

/** A picture uploaded a minute after the previous one. */
async function anUpload(mark: string, fileName: string, fileBytes = 1000): Promise<string> {
  platform.passMinutes(1)
  const { id } = await insertPicture(platform.db, {
    id: uploadedPictureId(hashOf(mark)),
    width: 800,
    height: 600,
    color: "#aabbcc",
    fileName,
    fileType: "webp",
    fileBytes,
    uploadedAt: platform.clock.now().toISOString(),
  })
  return id
}

const queryOf = (address: string): TableQuery =>
  readTableQuery(pictureList.rules, new URLSearchParams(address))
const list = async (address: string, actor = marketing) =>
  (await readListPage(platform, actor, { list: pictureList, query: queryOf(address) })).rows.map(
    ({ fileName }) => fileName,
  )
const words = (id: string, alt: string) =>
  changePictureTexts(platform, marketing, { id, version: null, alt, focal: [0.2, 0.8] })
const actions = async () =>
  (await platform.db.execute<{ action: string }>("select action from audit_log order by id")).map(
    ({ action }) => action,
  )

describe("the library of pictures", () => {
  test("[ADM-9] is searched by words and file, ordered and narrowed", async () => {
    const pool = await anUpload("a", "IMG_1.jpg", 3000)
    const lawn = await anUpload("b", "lawn.webp", 1000)
    await anUpload("c", "Attic.png", 2000)
    await words(pool, "The pool at dusk")
    await updatePictureState(platform.db, lawn, { state: "failed", failure: "Error: cut short" })
    await aRoom(platform, { name: "Lawn Suite", pictureIds: [lawn] })
    expect(await list("")).toEqual(["Attic.png", "lawn.webp", "IMG_1.jpg"])
    expect(await list("q=POOL")).toEqual(["IMG_1.jpg"])
    expect(await list("q=g_1")).toEqual(["IMG_1.jpg"])
    expect(await list("sort=name")).toEqual(["Attic.png", "IMG_1.jpg", "lawn.webp"])
    expect(await list("sort=-bytes")).toEqual(["IMG_1.jpg", "Attic.png", "lawn.webp"])
    expect(await list("use=somewhere")).toEqual(["lawn.webp"])
    expect(await list("use=nowhere&sort=name")).toEqual(["Attic.png", "IMG_1.jpg"])
    expect(await list("state=failed")).toEqual(["lawn.webp"])
    expect(await list("words=missing&sort=name")).toEqual(["Attic.png", "lawn.webp"])
    const { rows } = await readListPage(platform, marketing, {
      list: pictureList,
      query: queryOf("state=failed"),
    })
    expect(rows).toMatchObject([
      { failure: "Error: cut short", uses: [{ subjectType: "room-type", name: "Lawn Suite" }] },
    ])
  })

  test("[ADM-9] pages follow each other by the address, though ids are no numbers of records", async () => {
    for (let index = 0; index < 30; index += 1)
      await anUpload(`${index % 10}${Math.floor(index / 10)}`, `${index}.jpg`)
    const first = await readListPage(platform, marketing, { list: pictureList, query: queryOf("size=25") })
    const address = tableAddress(
      pictureList.rules,
      changeTableQuery(queryOf("size=25"), { cursor: first.next }),
    )
    const pageQuery = queryOf(address.split("?")[1] ?? "")
    const second = await readListPage(platform, marketing, { list: pictureList, query: pageQuery })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 5, null])
    const names = [...first.rows, ...second.rows].map(({ fileName }) => fileName)
    expect(names).toEqual(Array.from({ length: 30 }, (_, index) => `${29 - index}.jpg`))
    const back = await readListPage(platform, marketing, {
      list: pictureList,
      query: changeTableQuery(pageQuery, { cursor: second.previous }),
    })
    expect(back.rows).toEqual(first.rows)
    const file: string[] = []
    for await (const rows of streamList(platform, marketing, {
      list: pictureList,
      query: queryOf("sort=sent"),
    }))
      file.push(...rows.map(({ fileName }) => fileName))
    expect(file).toEqual(names.toReversed())
  })

  test.each(others)("[API-10] shows nothing to %j, and takes nothing from them", async (actor) => {
    const id = await anUpload("a", "pool.jpg")
    expect(await list("", actor)).toEqual([])
    expect(await findPictureForStaff(platform, actor, id)).toBeNull()
    for await (const _ of streamList(platform, actor, { list: pictureList, query: queryOf("") }))
      expect.unreachable()
    const refusals = [
      await addPicturesToLibrary(platform, actor, [{ pictureId: id, alt: "Mine", focal: null }]),
      await changePictureTexts(platform, actor, { id, version: null, alt: "Mine", focal: [0, 0] }),
      await retrySizes(platform, actor, id),
      await removePicture(platform, actor, id),
      await restorePicture(platform, actor, id),
    ]
    expect(refusals.every(({ ok }) => !ok)).toBe(true)
    expect(await actions()).toEqual([])
  })
})

describe("a picture of the library", () => {
  test("[ADM-10] is described once for all its uses, and the log records it", async () => {
    const id = await anUpload("a", "pool.jpg")
    expect((await words(id, "The pool at dusk")).ok).toBe(true)
    const change = { alt: "The pool at dusk", focal: [0.2, 0.8] }
    expect(await findPictureForStaff(platform, marketing, id)).toMatchObject(change)
    await words(id, "The pool at dusk")
    expect(await actions()).toEqual(["describe", "keep"])
    expect(await words(uploadedPictureId(hashOf("f")), "None")).toEqual({
      ok: false,
      refusal: { kind: "unknown-picture" },
    })
  })

  test("is kept once it is described, even unused, and can be deleted like any other", async () => {
    const [pool, lawn] = [await anUpload("a", "pool.jpg"), await anUpload("b", "lawn.jpg")]
    const choiceOf = (pictureId: string, alt: string) => ({ pictureId, alt, focal: null })
    const undescribed = [choiceOf(pool, "The pool"), choiceOf(lawn, "")]
    expect(await addPicturesToLibrary(platform, marketing, undescribed)).toMatchObject({
      refusal: "alt-missing",
    })
    expect(await addPicturesToLibrary(platform, marketing, [choiceOf(pool, "The pool")])).toMatchObject({
      ok: true,
    })
    expect(await findPictureForStaff(platform, marketing, pool)).toMatchObject({ isSaved: true, uses: [] })
    platform.passMinutes(60 * 25)
    await platform.queue.runScheduled("remove-pictures")
    expect(await list("")).toEqual(["pool.jpg"])
    await removePicture(platform, marketing, pool)
    platform.passMinutes(60 * 25)
    await platform.queue.runScheduled("remove-pictures")
    expect(await restorePicture(platform, marketing, pool)).toMatchObject({ ok: false })
  })

  test("[ADM-3] is not overwritten when it changed since it was read", async () => {
    const id = await anUpload("a", "pool.jpg")
    const opened = (await findPictureForStaff(platform, marketing, id))?.version ?? null
    const mine = { id, version: opened, alt: "The pool at noon", focal: [0.5, 0.5] } as const
    expect(await words(id, "The pool at dusk")).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await changePictureTexts(platform, marketing, mine)).toMatchObject({
      refusal: { kind: "edit-conflict", current: { version: 2, alt: "The pool at dusk" } },
    })
    const claim = { choices: [{ pictureId: id, alt: "Pool", focal: null }], current: [], fallbackAlt: null }
    await platform.db.transaction((tx) => claimPictures(tx, marketing, claim))
    expect(await changePictureTexts(platform, marketing, { ...mine, version: 2 })).toMatchObject({
      refusal: { kind: "edit-conflict", current: { version: 3, alt: "Pool" } },
    })
    expect(await changePictureTexts(platform, marketing, { ...mine, version: 3 })).toMatchObject({ ok: true })
    expect(await findPictureForStaff(platform, marketing, id)).toMatchObject({ alt: "The pool at noon" })
  })

  test("whose sizes failed is retried when staff ask", async () => {
    const id = await anUpload("a", "pool.jpg")
    expect(await retrySizes(platform, marketing, id)).toEqual({ ok: false, refusal: "not-failed" })
    await expect(
      (async () => {
        await updatePictureState(platform.db, id, { state: "failed", failure: "Error: no original" })
        await retrySizes(platform, marketing, id)
        const again = await findPictureForStaff(platform, marketing, id)
        expect(again).toMatchObject({ state: "processing", failure: null })
        await platform.queue.runJobs()
      })(),
    ).rejects.toThrow("original")
    expect(await findPictureForStaff(platform, marketing, id)).toMatchObject({
      state: "failed",
      failure: "Error: the original of a picture is not in the media storage",
    })
  })

  test("[ADM-10] is not deleted while in use, and is restored by undo", async () => {
    const id = await anUpload("a", "pool.jpg")
    await aRoom(platform, { name: "Pool Suite", pictureIds: [id] })
    expect(await removePicture(platform, marketing, id)).toMatchObject({
      refusal: { kind: "in-use", uses: [{ name: "Pool Suite" }] },
    })
    const free = await anUpload("b", "lawn.jpg")
    expect((await removePicture(platform, marketing, free)).ok).toBe(true)
    expect(await list("")).toEqual(["pool.jpg"])
    const claim = { choices: [{ pictureId: free, alt: "Lawn", focal: null }], current: [], fallbackAlt: null }
    expect(await platform.db.transaction((tx) => claimPictures(tx, marketing, claim))).toMatchObject({
      refusal: "unknown-picture",
    })
    expect((await restorePicture(platform, marketing, free)).ok).toBe(true)
    expect(await list("")).toEqual(["lawn.jpg", "pool.jpg"])
    expect(await actions()).toEqual(["delete", "restore"])
  })

  test("[ADM-10] is removed with its files a day after deletion, unless it is uploaded again", async () => {
    const [old, kept] = [await anUpload("a", "pool.jpg"), await anUpload("b", "lawn.jpg")]
    platform.passMinutes(60 * 48)
    await platform.media.write(previewKey(hashOf("a")), new Uint8Array([1]), "image/webp")
    for (const id of [old, kept]) await removePicture(platform, marketing, id)
    await platform.queue.runScheduled("remove-pictures")
    expect((await restorePicture(platform, marketing, old)).ok).toBe(true)
    await removePicture(platform, marketing, old)
    platform.passMinutes(60 * 25)
    await anUpload("b", "lawn.jpg")
    await platform.queue.runScheduled("remove-pictures")
    await platform.queue.runJobs()
    expect(await restorePicture(platform, marketing, old)).toMatchObject({ ok: false })
    expect(await platform.media.read(previewKey(hashOf("a")))).toBeNull()
    expect(await list("")).toEqual(["lawn.jpg"])
  })
})
