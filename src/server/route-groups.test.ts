import { matchRoutes, type ServerBuild } from "react-router"
import { expect, test } from "vitest"
import { groupRoutes } from "./route-groups.ts"

type Routes = ServerBuild["routes"]

const module = {} as NonNullable<Routes[string]>["module"]

const of = (id: string, route: { path?: string; parentId?: string; index?: true }) => ({
  [id]: { id, parentId: "site", module, ...route },
})

const routes = {
  root: { id: "root", path: "", module },
  ...of("site", { parentId: "root" }),
  ...of("home", { index: true }),
  ...of("rooms", { path: "rooms" }),
  ...of("room", { path: "rooms/:slug" }),
  ...of("list", { path: "admin/rooms" }),
  ...of("shop", { path: "shop" }),
  ...of("item", { path: ":item", parentId: "shop" }),
  ...of("optional", { path: "en?/terms" }),
  ...of("missing", { path: "*" }),
} as Routes

const always = ["root", "site", "optional", "missing"]

test.each([
  ["/", ["home"]],
  ["/_.data", ["home"]],
  ["/rooms", ["rooms", "room"]],
  ["/ROOMS/suite", ["rooms", "room"]],
  ["/%72ooms/suite", ["rooms", "room"]],
  ["/rooms.data", ["rooms", "room"]],
  ["/rooms/_.data", ["rooms", "room"]],
  ["/shop/pen", ["shop", "item"]],
  ["/admin/rooms", ["list"]],
  ["/admin%2Frooms", []],
  ["//rooms", ["home"]],
  ["/%", []],
  ["/en/terms", []],
  ["/unknown", []],
])("%s can match %j and the routes that match any path", (path, ids) => {
  const given = Object.keys(groupRoutes(routes)(path))
  expect(given.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...always, ...ids].toSorted((a, b) => a.localeCompare(b)),
  )
})

test("a path has the same routes at every request", () => {
  const routesOf = groupRoutes(routes)
  expect(routesOf("/rooms")).toBe(routesOf("/rooms/suite"))
  expect(routesOf("/unknown")).toBe(routesOf("/other"))
})

test("the routes of a path match as all routes do", () => {
  const asTree = (all: Routes, parentId?: string): Parameters<typeof matchRoutes>[0] =>
    Object.values(all)
      .filter((route) => route !== undefined && route.parentId === parentId)
      .map((route) => {
        const { id = "", path, index } = route ?? {}
        return index ? { id, index } : { id, ...(path && { path }), children: asTree(all, id) }
      })
  const idsOf = (all: Routes, path: string) => matchRoutes(asTree(all), path)?.map(({ route }) => route.id)
  for (const path of [
    "/",
    "/rooms",
    "/rooms/suite",
    "/admin/rooms",
    "/terms",
    "/en/terms",
    "/x/y",
    "/shop/pen",
  ])
    expect(idsOf(groupRoutes(routes)(path), path)).toEqual(idsOf(routes, path))
})
