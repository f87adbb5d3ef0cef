import { RouterContextProvider } from "react-router"
import { describe, expect, test } from "vitest"
import { silentLog } from "#src/platform/log/log.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { actorContext, formIsSentContext, platformContext } from "./context.ts"
import { requireRight, requireSignedIn, requireStaff } from "./guards.ts"

const guest: Actor = { kind: "user", userId: "9a8b", role: "guest" }
const admin: Actor = { kind: "user", userId: "7c6d", role: "owner" }

const desk: Actor = { kind: "user", userId: "6f5e", role: "front-desk" }

const logged: unknown[] = []
const warn = (...given: unknown[]) => void logged.push(given)

const as = (actor: Actor) => {
  const context = new RouterContextProvider()
  context.set(actorContext, actor)
  context.set(platformContext, { log: { ...silentLog, warn } } as unknown as Platform)
  return context
}

/** A visitor who sends a form, since the session has ended. */
const sending = () => {
  const context = as(visitor)
  context.set(formIsSentContext, true)
  return context
}

const open = (path: string) => new URL(path, "http://localhost:3000")

function wayOf(guard: () => unknown): string | null {
  try {
    guard()
    return null
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get("location") : "no redirect"
  }
}

describe("pages for signed-in people", () => {
  test("[ROUTE-5] let everybody in who has a session", () => {
    expect(requireSignedIn(as(guest), open("/my-account"))).toEqual(guest)
    expect(requireSignedIn(as(admin), open("/my-account"))).toEqual(admin)
  })

  test("[ROUTE-5] [AVAIL-6] send a visitor to sign in, and back to the very same stay", () => {
    const stay = "/booking/5b1c?checkIn=25-12-2026&checkOut=28-12-2026"
    const location = wayOf(() => requireSignedIn(as(visitor), open(stay))) ?? ""
    expect(location).toMatch(/^\/signin\?to=/)
    expect(new URL(location, "http://localhost:3000").searchParams.get("to")).toBe(stay)
  })
})

describe("pages of the administration", () => {
  test("[ROUTE-10] let the administration in", () => {
    expect(requireStaff(as(admin), open("/admin/booking"))).toEqual(admin)
  })

  test("[ROUTE-8] [ROUTE-10] send a visitor to sign in, and a guest to the page that they may see", () => {
    expect(wayOf(() => requireStaff(as(visitor), open("/admin/booking")))).toBe(
      "/login?to=%2Fadmin%2Fbooking",
    )
    expect(wayOf(() => requireStaff(as(guest), open("/admin/booking")))).toBe("/login")
  })

  test("[ROUTE-5] [ADM-10] a form that is sent without a session leads to a sign-in that says so", () => {
    expect(wayOf(() => requireRight(sending(), open("/admin/booking"), "bookings.see"))).toBe(
      "/login?to=%2Fadmin%2Fbooking&ended",
    )
    expect(wayOf(() => requireSignedIn(sending(), open("/my-account")))).toBe(
      "/signin?to=%2Fmy-account&ended",
    )
    expect(wayOf(() => requireSignedIn(sending(), open("/signout")))).toBe("/signin?ended")
  })

  test("lead staff who must set up a second factor to its page, and let them see their account", () => {
    const waiting: Actor = { ...guest, awaitsSecondFactor: true }
    const led = "/my-account/second-factor"
    expect(wayOf(() => requireStaff(as(waiting), open("/admin")))).toBe(led)
    expect(wayOf(() => requireRight(as(waiting), open("/admin/user"), "users.manage"))).toBe(led)
    expect(requireSignedIn(as(waiting), open(led))).toEqual(waiting)
  })

  test("[ROUTE-8] [ROUTE-10] lead staff without the right for a screen to their own home", () => {
    expect(wayOf(() => requireRight(as(desk), open("/admin/user"), "users.manage"))).toBe("/admin")
    expect(requireRight(as(desk), open("/admin/booking"), "bookings.see")).toEqual(desk)
  })

  test("[SAFE-8] a missing right is in the log, with the person and without the address", () => {
    logged.length = 0
    wayOf(() => requireRight(as(desk), open("/admin/user/secret"), "users.manage"))
    wayOf(() => requireStaff(as(guest), open("/admin")))
    expect(logged).toEqual([
      [{ userId: "6f5e", role: "front-desk", right: "users.manage" }, "a right is missing"],
      [{ userId: "9a8b", role: "guest", right: "all-staff" }, "a right is missing"],
    ])
  })
})
