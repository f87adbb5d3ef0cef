import { createHash } from "node:crypto"
import { readdirSync } from "node:fs"
import { buffer } from "node:stream/consumers"
import sharp from "sharp"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { parseUploadHash } from "#src/shared/picture-address.ts"
import { bearer } from "#test/api-caller.ts"
import {
  aGifScript,
  aJpegPage,
  aGifOfFalseSize,
  anAnimation,
  anSvgScript,
  aPixelBomb,
  aRotatedPhotograph,
} from "#test/media/hostile-pictures.ts"
import { aGif, aJpeg, aPng, aWebp, fileOf } from "#test/media/pictures.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerMediaJobs } from "./media.jobs.ts"
import type { UploadedPicture } from "./picture.ts"
import { allKeys, previewKey } from "./picture-files.ts"
import { storedPictures } from "#test/media/stored-pictures.ts"

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

const megabyte = 1024 * 1024

async function send(files: readonly (readonly [Uint8Array, string?, string?])[]) {
  const form = new FormData()
  form.append("name", "The lawn")
  for (const [bytes, name, type] of files) form.append("pic", fileOf(bytes, name, type))
  const answer = await app.request("/api/gallery", { method: "POST", body: form, headers: bearer(owner) })
  const { errors, reason } = (await answer.json()) as { errors?: { pic?: string }; reason?: string }
  return { status: answer.status, pic: errors?.pic, reason }
}

async function kept(): Promise<UploadedPicture> {
  const [picture] = await storedPictures(platform)
  if (!picture) throw new Error("no picture was kept")
  return picture
}

async function quickOf({ id }: UploadedPicture): Promise<Buffer> {
  const stored = await platform.media.read(previewKey(parseUploadHash(id) ?? ""))
  if (!stored) throw new Error("no quick version was made")
  return buffer(stored.stream)
}

const padded = async (bytes: number) => Buffer.concat([await aJpeg(), Buffer.alloc(bytes)]).subarray(0, bytes)

const expectNoFiles = () => {
  expect(readdirSync(`${platform.config.dataDir}/uploads`)).toEqual([])
}

describe("files that are not pictures", () => {
  test.each([
    [
      "text that is called a picture",
      Buffer.from("hello, this is no picture at all"),
      "lawn.jpg",
      "image/jpeg",
    ],
    ["an SVG with a script", anSvgScript(), "lawn.svg", "image/svg+xml"],
    ["an SVG with a script that is called a PNG", anSvgScript(), "lawn.png", "image/png"],
    ["an empty file", Buffer.alloc(0), "lawn.png", "image/png"],
    ["a BMP", Buffer.from("BM".padEnd(64, "\0")), "lawn.bmp", "image/bmp"],
    ["a TIFF", Buffer.from("II*\0".padEnd(64, "\0")), "lawn.jpg", "image/jpeg"],
    ["a PDF", Buffer.from("%PDF-1.7".padEnd(64, " ")), "lawn.webp", "image/webp"],
  ])("[VAL-5] %s is refused by its bytes", async (_, bytes, name, type) => {
    expect(await send([[bytes, name, type]])).toMatchObject({ status: 422, pic: "Invalid Pic" })
    expect(await storedPictures(platform)).toEqual([])
    expectNoFiles()
  })

  test("[VAL-5] a script that begins as a GIF is refused", async () => {
    const { status, pic } = await send([[aGifScript(), "lawn.gif", "image/gif"]])
    expect([status, pic]).toEqual([422, expect.stringMatching(/^Invalid Pic/)])
  })

  test.each([
    ["PNG", aPng],
    ["JPEG", aJpeg],
    ["WebP", aWebp],
    ["GIF", aGif],
  ])("[VAL-5] a %s is accepted by its bytes, regardless of its name", async (_, make) => {
    expect((await send([[await make(), "lawn.exe", "application/x-msdownload"]])).status).toBe(201)
  })
})

describe("harmful pictures", () => {
  test("[L-23] 20,000 by 20,000 pixels are refused before decoding", async () => {
    const bomb = aPixelBomb()
    expect(bomb.length).toBeLessThan(100_000)
    for (const hostile of [bomb, aGifOfFalseSize()]) {
      const { status, pic } = await send([[hostile, "lawn.png", "image/png"]])
      expect([status, pic]).toEqual([422, expect.stringMatching(/^Invalid Pic/)])
    }
    expectNoFiles()
  })

  test.each([
    ["wide", 30_000, 1],
    ["high", 1, 30_000],
  ])(
    "[L-23] a line of pixels is refused before decoding: to shrink a very %s one takes long",
    async (_, ...sides) => {
      const { status, pic } = await send([[aPixelBomb(...sides), "lawn.png", "image/png"]])
      expect([status, pic]).toEqual([
        422,
        "Invalid Pic: it has more than 50 million pixels, or a side of more than 20,000",
      ])
      expectNoFiles()
    },
  )

  test.each([
    ["JPEG", () => sharp({ create: noise }).jpeg().toBuffer()],
    ["progressive JPEG", () => sharp({ create: noise }).jpeg({ progressive: true }).toBuffer()],
    ["PNG", () => sharp({ create: noise }).png().toBuffer()],
    ["WebP", () => sharp({ create: noise }).webp().toBuffer()],
    ["GIF", () => sharp({ create: noise }).gif().toBuffer()],
  ])("a %s that is cut short is refused", async (_, make) => {
    const whole = await make()
    const { status, pic } = await send([[whole.subarray(0, Math.floor(whole.length * 0.7))]])
    expect([status, pic]).toEqual([422, "Invalid Pic: the file is damaged or cut short"])
  })

  const gaussian = { type: "gaussian", mean: 128, sigma: 40 } as const
  const noise = { width: 300, height: 200, channels: 3, background: "#777", noise: gaussian } as const

  test("appended HTML and camera metadata are not served", async () => {
    expect((await send([[await aJpegPage(), "lawn.html", "text/html"]])).status).toBe(201)
    await platform.queue.runJobs()
    const { id, fileName } = await kept()
    expect(fileName).toBe("lawn.html")
    for (const size of ["480.webp", "800.jpg", "1200.avif"]) {
      const answer = await app.request(`/media/uploads/${parseUploadHash(id)}/${size}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      expect(answer.headers.get("content-type")).toMatch(/^image\/(?:webp|jpeg|avif)$/)
      for (const hidden of ["<script", "<html", "Street", "Exif"]) expect(bytes.includes(hidden)).toBe(false)
    }
  }, 60_000)

  test("the original file is stored privately", async () => {
    await send([[await aJpeg()]])
    const { id } = await kept()
    const hash = parseUploadHash(id) ?? ""
    for (const path of [
      `originals/${hash}`,
      hash,
      `${hash}/quick.webp`,
      `${hash}/original`,
      `${hash}/481.webp`,
    ])
      expect((await app.request(`/media/uploads/${path}`)).status).toBe(404)
  })

  test.each(["gif", "webp"] as const)("of a moving %s the first frame is kept", async (format) => {
    expect((await send([[await anAnimation(format)]])).status).toBe(201)
    const { dominant } = await sharp(await quickOf(await kept())).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  })

  test("a photograph is rotated by its EXIF orientation and loses its location", async () => {
    expect((await send([[await aRotatedPhotograph()]])).status).toBe(201)
    const picture = await kept()
    expect([picture.width, picture.height]).toEqual([60, 90])
    const { width, height, exif, icc, orientation } = await sharp(await quickOf(picture)).metadata()
    expect([width, height, exif, icc, orientation]).toEqual([60, 90, undefined, undefined, undefined])
  })

  test.each([
    "../../../etc/cron.d/lawn.png",
    "..\\..\\lawn.png",
    "/etc/passwd",
    "lawn\u0000.png",
    "a".repeat(3000),
  ])("a name with a path (%j) is only a name", async (name) => {
    const bytes = await aPng({ seed: `#${createHash("md5").update(name).digest("hex").slice(0, 6)}` })
    const { status } = await send([[bytes, name, "image/png"]])
    // The last one is refused as a form part.
    expect([201, 400]).toContain(status)
    if (status === 201) expect((await kept()).fileName).not.toMatch(/[/\\\p{Cc}]/u)
    expectNoFiles()
  })
})

describe("the upload limits", () => {
  test("[VAL-5] one file may have 4 MB, but not one byte more", async () => {
    const large = "Pic size is more then 4 MB Please Upload pic upto 4 mb"
    expect((await send([[await padded(4 * megabyte)]])).status).toBe(201)
    expect(await send([[await padded(4 * megabyte + 1)]])).toMatchObject({ status: 422, pic: large })
    expect(await send([[Buffer.alloc(30 * megabyte, 7)]])).toMatchObject({ status: 422, pic: large })
    expectNoFiles()
  })

  test("[VAL-5] several may have 3 MB each", async () => {
    const small = await aPng()
    expect((await send([[await padded(3 * megabyte)], [small]])).status).toBe(201)
    const { status, pic } = await send([[await padded(3 * megabyte + 1), "lawn.jpg"], [small]])
    expect([status, pic]).toEqual([422, "Pic size is more then 3 MB Please Upload pic upto 3 mb"])
  })

  test("refuse more files or fields than the form has", async () => {
    const many = Array.from({ length: 21 }, (_, index) => [Buffer.from([index])] as const)
    expect(await send(many)).toMatchObject({ status: 413 })
    const form = new FormData()
    for (let index = 0; index < 500; index += 1) form.append(`field-${index}`, "x")
    const answer = await app.request("/api/gallery", { method: "POST", body: form, headers: bearer(owner) })
    expect(answer.status).toBe(413)
    expectNoFiles()
  })

  test("[API-10] the body of a caller without the right is not read", async () => {
    let wasRead = false
    const body = new ReadableStream(
      {
        pull(controller) {
          wasRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const request = {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    } as RequestInit
    expect((await app.request("/api/gallery", request)).status).toBe(401)
    expect(wasRead).toBe(false)
  })
})

test("a deleted picture leaves no file behind, unless it was sent again in the meantime", async () => {
  await send([[await aJpeg()]])
  await platform.queue.runJobs()
  const { id } = await kept()
  const hash = parseUploadHash(id) ?? ""
  await platform.db.execute("delete from gallery_items")
  platform.passMinutes(25 * 60)
  await platform.queue.runScheduled("remove-pictures")
  expect(await storedPictures(platform)).toEqual([])
  await platform.queue.runJobs()
  for (const key of allKeys(hash)) expect(await platform.media.read(key)).toBeNull()
}, 60_000)
