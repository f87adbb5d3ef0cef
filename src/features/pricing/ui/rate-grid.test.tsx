import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { RateGrid } from "./rate-grid.tsx"

// Safari has no `writing-mode` of table cells, but it rotates them: the names of the room types stood on their heads.
test("the upright name of a room type is an element in its heading, not the heading", () => {
  const month = { month: "2026-12", name: "December 2026", rows: [] }
  const rooms = [{ id: "a", name: "Classic Room" }]
  const html = renderToStaticMarkup(<RateGrid rooms={rooms} month={month} selection={null} isFirst />)
  expect(html).toMatch(/<th scope="col"[^>]*><span>Classic Room<\/span><\/th>/)
})
