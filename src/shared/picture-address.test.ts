import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  pictureAddress,
  pictureFormats,
  parsePictureId,
  pictureWidths,
  uploadedPictureId,
  parseUploadHash,
} from "./picture-address.ts"

const sizes = fc.record({
  width: fc.constantFrom(...pictureWidths),
  format: fc.constantFrom(...pictureFormats),
})
const uploads = fc.stringMatching(/^[0-9a-f]{40}$/).map(uploadedPictureId)
const hotelIds = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}[a-z]$/).filter((id) => !id.startsWith("upload-"))

describe("the address of a picture", () => {
  test("names its picture, whatever the width and format", () => {
    fc.assert(
      fc.property(fc.oneof(uploads, hotelIds), sizes, (id, size) => {
        expect(parsePictureId(pictureAddress(id, size))).toBe(id)
        expect(parsePictureId(`https://vimana.example${pictureAddress(id, size)}`)).toBe(id)
        expect(parsePictureId(id)).toBe(id)
      }),
    )
  })

  test("says by its folder whether the picture was uploaded", () => {
    const hash = "0123456789abcdef0123456789abcdef01234567"
    const size = { width: 800, format: "webp" } as const
    expect(pictureAddress(uploadedPictureId(hash), size)).toBe(`/media/uploads/${hash}/800.webp`)
    expect(pictureAddress("suite", size)).toBe("/media/pictures/suite-800.webp")
    expect([parseUploadHash("suite"), parseUploadHash(`upload-${hash}`)]).toEqual([null, hash])
  })

  test.each(["", "../../etc/passwd", "/media/uploads/xyz/800.webp", "a b", "<script>", "UPLOAD"])(
    "%j names none",
    (text) => expect(parsePictureId(text)).toBeNull(),
  )
})
