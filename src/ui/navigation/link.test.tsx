import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import {
  Link as RouterLink,
  createMemoryRouter,
  NavLink as RouterNavLink,
  RouterProvider,
} from "react-router"
import { expect, test } from "vitest"
import { hindi } from "#src/shared/language/translate.ts"
import { TextContext } from "#src/ui/use-text.tsx"
import { Link, NavLink } from "./link.tsx"

/** What a page of the site serves. */
function served(element: ReactElement, path: string): string {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const addresses = [
  "/",
  "/rooms",
  "/rooms?rooms=2-0",
  "/rooms#suite",
  "/a%20b",
  "?sort=name",
  "..",
  "#top",
  "rooms",
]

test.each([...addresses, "//other.example/x", "https://other.example/x", "mailto:a@b.example"])(
  "a link to %s is served as the router renders it",
  (to) => {
    const props = {
      to,
      className: "link",
      viewTransition: true,
      preventScrollReset: true,
      state: { from: 1 },
    }
    const label = <span aria-hidden="true">Rooms</span>
    expect(served(<Link {...props}>{label}</Link>, "/admin/list?page=2")).toBe(
      served(<RouterLink {...props}>{label}</RouterLink>, "/admin/list?page=2"),
    )
  },
)

test.each(["/", "/rooms", "/rooms/suite", "/roomsuite"])(
  "navigation on %s names the open page alike",
  (path) => {
    for (const to of ["/", "/rooms"])
      for (const end of [to === "/", true]) {
        const props = { to, end, className: "link", viewTransition: true }
        expect(served(<NavLink {...props}>Here</NavLink>, path)).toBe(
          served(<RouterNavLink {...props}>Here</RouterNavLink>, path),
        )
      }
  },
)

test.each(["/", "/?a=1", "/#top", "/rooms", "/rooms?rooms=2-0#suite"])(
  "[WORDS-1] a link to %s stays in Hindi, as the router writes it",
  (to) => {
    const inHindi = (element: ReactElement) => {
      const route = { path: "*", element: <TextContext value={hindi}>{element}</TextContext> }
      const router = createMemoryRouter([route], { basename: "/hi", initialEntries: ["/hi/dine"] })
      return renderToStaticMarkup(<RouterProvider router={router} />)
    }
    expect(inHindi(<Link to={to}>Rooms</Link>)).toBe(inHindi(<RouterLink to={to}>Rooms</RouterLink>))
  },
)
