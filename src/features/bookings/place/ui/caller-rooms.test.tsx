import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { CallerRooms } from "./caller-rooms.tsx"

test("[ADM-10] a hotel without room types has no table of free rooms", () => {
  const html = renderToStaticMarkup(<CallerRooms rooms={[]} />)
  expect(html).toContain("No rooms to show just now")
  expect(html).not.toContain("<table")
})
