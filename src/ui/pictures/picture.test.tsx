import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Picture } from "./picture.tsx"
import type { PictureSource } from "./picture-sources.ts"

const pool: PictureSource = {
  id: "pool",
  alt: "The pool",
  width: 1600,
  height: 1067,
  portrait: { id: "pool-portrait", width: 800, height: 1732 },
}

const sourcesOf = (markup: string): string[] => markup.match(/<source[^>]*>/g) ?? []

describe("a picture", () => {
  it("offers upright phones its upright composition, before all others", () => {
    const [first, second, third] = sourcesOf(renderToStaticMarkup(<Picture picture={pool} shape="fill" />))
    expect(first).toContain('media="(orientation: portrait) and (max-width: 47.99rem)"')
    expect(first).toContain("/media/pictures/pool-portrait-800.avif 800w")
    expect(second).toContain("pool-portrait-800.webp")
    expect(third).not.toContain("media=")
    expect(third).toContain("/media/pictures/pool-1600.avif 1600w")
  })

  it("keeps to the one composition where it does not fill the screen", () => {
    expect(renderToStaticMarkup(<Picture picture={pool} />)).not.toContain("pool-portrait")
  })
})
