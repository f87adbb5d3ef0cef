import { expect, test } from "vitest"
import type { PictureUse } from "./picture.ts"
import { pictureUsePath, formatPictureUses } from "./picture-uses.ts"

const use = (parts: Partial<PictureUse> = {}): PictureUse => ({
  subjectType: "room-type",
  subjectId: "7",
  name: "Suite",
  isDeleted: false,
  ...parts,
})

test("a picture in use lists its uses, three by name", () => {
  const offer = use({ subjectType: "offer", name: "Monsoon" })
  const gallery = use({ subjectType: "gallery", name: "Arrival" })
  expect(formatPictureUses([use()])).toBe(
    "It is shown by the room type Suite. Choose another picture there first.",
  )
  expect(formatPictureUses([use(), offer])).toContain("by the room type Suite and the offer Monsoon.")
  expect(formatPictureUses([use(), offer, gallery, use(), use()])).toContain(
    "by the room type Suite, the offer Monsoon, the gallery Arrival and 2 more.",
  )
})

test("[ADM-10] a picture of a deleted record is kept for its restoration", () => {
  expect(formatPictureUses([use({ isDeleted: true })])).toBe(
    "It is shown by the deleted room type Suite. That can still be brought back, and needs it then.",
  )
  expect(pictureUsePath(use({ isDeleted: true }))).toBeNull()
  expect(pictureUsePath(use())).toBe("/admin/roomcart/update/7")
  expect(pictureUsePath(use({ subjectType: "offer", name: "Sky & Garden" }))).toBe(
    "/admin/offers?q=Sky+%26+Garden",
  )
})
