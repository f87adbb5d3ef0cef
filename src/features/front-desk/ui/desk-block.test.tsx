import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { DeskBlocks, type DeskBlockProps, DeskRow } from "./desk-block.tsx"

const block = (id: string, count: number): DeskBlockProps => ({
  id,
  title: `Title of ${id}`,
  count,
  empty: `Nothing in ${id}.`,
  more: { to: `/admin/${id}`, label: `All of ${id}` },
  children: count > 0 && <DeskRow name={`A row of ${id}`} facts="" />,
})

/** The text of each section that the blocks render, in order. */
function sections(blocks: readonly DeskBlockProps[]): string[] {
  const router = createMemoryRouter([{ path: "*", element: <DeskBlocks blocks={blocks} /> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return html
    .split("<section")
    .slice(1)
    .map((section) => section.replace(/^[^>]*>/, "").replaceAll(/<[^>]*>/g, " "))
}

test("[ADM-1] blocks with rows come first, and the empty ones share one with a link and a line each", () => {
  const [first, second, empty, ...rest] = sections([
    block("refunds", 0),
    block("arrivals", 2),
    block("emails", 0),
    block("holds", 1),
  ])
  expect(first).toMatch(/Title of arrivals.*A row of arrivals/)
  expect(second).toMatch(/Title of holds.*A row of holds/)
  expect(empty).toMatch(
    /Nothing to do.*Title of refunds.*Nothing in refunds.*Title of emails.*Nothing in emails/,
  )
  expect(rest).toEqual([])
})

test("[ADM-1] without an empty block there is none for them", () => {
  expect(sections([block("arrivals", 2)])).toHaveLength(1)
})
