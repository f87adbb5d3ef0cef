import { randomUUID } from "node:crypto"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { RouterContextProvider } from "react-router"
import { beforeAll, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { listOperations } from "#src/server/api/api-document.ts"
import { createApp } from "#src/server/app.ts"
import { type Actor, roles, visitor } from "#src/shared/actor.ts"
import { hasRight, isStaff } from "#src/shared/staff-rights.ts"
import { adminLists } from "#src/web/admin/lists/admin-lists.ts"
import { actorContext, addressContext, nonceContext, platformContext } from "#src/web/context.ts"
import routeConfig from "#src/web/routes.ts"
import { bearer } from "./api-caller.ts"
import { type Access, callAccess, pageAccess } from "./rights-table.ts"
import { setUpPlatform } from "./set-up-platform.ts"

type Person = { readonly name: string; readonly actor: Actor; readonly secret: string | null }

const platform = setUpPlatform()
let people: Person[]

beforeAll(async () => {
  people = [{ name: "a visitor", actor: visitor, secret: null }]
  for (const role of roles) {
    const { actor, secret } = await aSignedIn(platform, { role })
    people.push({ name: role, actor, secret })
  }
}, 120_000)

const isAllowed = (actor: Actor, access: Access): boolean =>
  access === "all-staff" ? isStaff(actor) : hasRight(actor, access)

describe("pages of the administration", () => {
  type AdminRoute = { readonly path: string; readonly file: string }

  const exportPath = "admin/export/"

  // Each list that is exported has a right of its own.
  const pathsOf = (path: string): string[] =>
    path.startsWith(exportPath) ? [...adminLists.keys()].map((name) => `${exportPath}${name}`) : [path]

  const flat = (entries: readonly RouteConfigEntry[]): AdminRoute[] =>
    entries.flatMap(({ path, file, children }) => [
      ...(path?.startsWith("admin") ? pathsOf(path).map((one) => ({ path: one, file })) : []),
      ...flat(children ?? []),
    ])

  const adminRoutes = flat(routeConfig)

  type Work = (args: object) => unknown
  type PageModule = { readonly loader?: Work; readonly action?: Work }
  const modules = import.meta.glob<PageModule>("../src/web/admin/pages/**/*.{ts,tsx}")

  async function moduleOf({ file }: AdminRoute): Promise<PageModule> {
    const load = modules[`../src/web/${file}`]
    if (!load) throw new Error(`there is no ${file}`)
    return load()
  }

  function argsFor({ path }: AdminRoute, actor: Actor, method: "GET" | "POST"): object {
    const id = randomUUID()
    const url = new URL(`http://localhost:3000/${path.replace(":id", id)}`)
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    context.set(actorContext, actor)
    context.set(addressContext, "203.0.113.7")
    context.set(nonceContext, "nonce")
    const form = new URLSearchParams({ nothing: "right" })
    const request = new Request(url, method === "POST" ? { method, body: form } : { method })
    const parameters = { ...(path.includes(":id") && { id }), list: path.slice(exportPath.length) }
    return { context, request, url, params: parameters }
  }

  /** The redirect of a refused user; null when the page answers, with any result. */
  async function redirectOf(work: Work, args: object): Promise<string | null> {
    try {
      await work(args)
    } catch (thrown) {
      const location = thrown instanceof Response ? thrown.headers.get("location") : null
      return location?.replace(/\?.*/, "") ?? null
    }
    return null
  }

  const instead = (actor: Actor, access: Access): string | null => {
    if (isAllowed(actor, access)) return null
    return isStaff(actor) ? "/admin" : "/login"
  }

  // The ids of these calls name no record: a testimonial that is not there leads to the account (ACCT-3).
  const pageWithoutRecord: Readonly<Record<string, string>> = {
    "admin/update-testimonial/:id": "/my-account",
  }

  type PageRequest = { readonly method: "GET" | "POST"; readonly work: Work; readonly right: Access }

  async function requestsOf(page: AdminRoute): Promise<PageRequest[]> {
    const { loader, action } = await moduleOf(page)
    const { see, change } = pageAccess[page.path] ?? { see: "audit.see" }
    if (action && !change) throw new Error(`${page.path} has forms without a right`)
    return [
      ...(loader ? [{ method: "GET" as const, work: loader, right: see }] : []),
      ...(action && change ? [{ method: "POST" as const, work: action, right: change }] : []),
    ]
  }

  async function faultsOf(page: AdminRoute): Promise<string[]> {
    // The theme's form redirects to its page, and its address to the home page: the redirect does not show who is allowed.
    const revealsAccess = (actor: Actor, right: Access) =>
      page.path !== "admin/theme" || !isAllowed(actor, right)
    const faults: string[] = []
    for (const { method, work, right } of await requestsOf(page)) {
      if (page.path === "admin/theme" && method === "GET") continue
      for (const { name, actor } of people.filter((person) => revealsAccess(person.actor, right))) {
        const found = await redirectOf(work, argsFor(page, actor, method))
        const expected =
          instead(actor, right) ?? (method === "GET" ? pageWithoutRecord[page.path] : null) ?? null
        if (found !== expected) faults.push(`${method} ${page.path} as ${name}: ${found}, not ${expected}`)
      }
    }
    return faults
  }

  test("[ROUTE-6] all have their place in the table of rights", () => {
    expect(adminRoutes.map(({ path }) => path).filter((path) => !pageAccess[path])).toEqual([])
    expect(adminRoutes.length).toBeGreaterThan(20)
  })

  test("[ROUTE-10] [ROUTE-8] open to those who have the right, and lead everybody else away", async () => {
    const wrong: string[] = []
    for (const page of adminRoutes) wrong.push(...(await faultsOf(page)))
    expect(wrong).toEqual([])
  }, 120_000)
})

describe("calls of the API", () => {
  const operations = listOperations(apiDescription("http://localhost:3000"))

  const keyOf = ({ method, path }: (typeof operations)[number]) => `${method} ${path.replace(/^\/api/, "")}`

  function expectedStatus(actor: Actor, key: string): 401 | 403 | null {
    const access = callAccess[key]
    if (!access || access === "everybody") return null
    if (actor.kind !== "user") return 401
    return access === "signed-in" || hasRight(actor, access) ? null : 403
  }

  test("[API-10] all have their place in the table of rights", () => {
    expect(operations.map(keyOf).filter((key) => !callAccess[key])).toEqual([])
    expect(operations.length).toBeGreaterThan(25)
  })

  test("[API-10] answer 401 without a session and 403 without the right, before anything else", async () => {
    const app = createApp(platform)
    // Signing out comes last: it ends the session that it is tried with.
    const inOrder = operations.toSorted(
      (a, b) => Number(a.path.endsWith("/signout")) - Number(b.path.endsWith("/signout")),
    )
    const wrong: string[] = []
    for (const operation of inOrder) {
      const key = keyOf(operation)
      for (const { name, actor, secret } of people) {
        const path = operation.path.replace("{id}", randomUUID())
        const { status } = await app.request(path, {
          method: operation.method,
          headers: secret ? bearer(secret) : {},
        })
        const expected = expectedStatus(actor, key)
        const isRefused = status === 401 || status === 403
        const isRefusedToThemselves = callAccess[key] === "signed-in" && status === 403
        const isRight = expected === null ? !isRefused || isRefusedToThemselves : status === expected
        // Signing in refuses wrong credentials with 401 as well.
        if (!isRight && key !== "POST /user/signin")
          wrong.push(`${key} as ${name}: ${status}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)
})
