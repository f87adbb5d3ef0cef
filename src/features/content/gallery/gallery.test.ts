import { describe, expect, it } from "vitest"
import { groupGalleryByPlace } from "./gallery.ts"

const aPicture = (id: string) => ({
  id,
  alt: id,
  caption: id,
  width: 3,
  height: 2,
  focal: [0.5, 0.5] as const,
})

const places = [
  { id: "house", name: "House", line: "", beginnings: ["lobby"] },
  { id: "rooms", name: "Rooms", line: "", beginnings: ["suite", "classic-room"] },
  { id: "water", name: "Water", line: "", beginnings: ["pool"] },
]

const idsOf = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id)

describe("the gallery", () => {
  it("[GALL-1] groups pictures by place and leaves empty places out", () => {
    const groups = groupGalleryByPlace(["suite", "lobby", "classic-room-window"].map(aPicture), places)
    expect(groups.map(({ id, pictures }) => [id, idsOf(pictures)])).toEqual([
      ["house", ["lobby"]],
      ["rooms", ["suite", "classic-room-window"]],
    ])
  })

  it("[GALL-1] takes only whole words of an id for a place", () => {
    const [hotel] = groupGalleryByPlace(["suites-of-old", "lobby"].map(aPicture), places)
    expect(idsOf(hotel?.pictures ?? [])).toEqual(["suites-of-old", "lobby"])
  })

  it("[GALL-1] is empty without pictures", () => {
    expect(groupGalleryByPlace([], places)).toEqual([])
  })
})
