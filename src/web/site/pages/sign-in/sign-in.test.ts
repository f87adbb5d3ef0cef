import { RouterContextProvider } from "react-router"
import { beforeEach, describe, expect, test } from "vitest"
import {
  aContact,
  aSessionGuest,
  aSignedIn,
  aSignUp,
  anAccount,
  factoryPassword,
} from "#src/features/accounts/accounts.factory.ts"
import { signInByAccountAndAddress, signUpByEmailAndAddress } from "#src/features/accounts/rate-limits.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { type Actor, roleCode, visitor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as privacyPage from "#src/web/account/pages/privacy.tsx"
import * as signInPage from "./sign-in.tsx"
import * as signOutPage from "./sign-out.tsx"
import * as signUpPage from "./sign-up.tsx"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

type Handler = (args: never) => unknown
type Visit = { form?: Record<string, string>; actor?: Actor; cookie?: string }

/** Calls a loader or an action like the router, and returns what it returns or throws. */
async function visit(handler: Handler, path: string, { form, actor = visitor, cookie }: Visit = {}) {
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  context.set(addressContext, "203.0.113.7")
  const body = form && new URLSearchParams(form)
  const headers = cookie ? { cookie } : {}
  const request = new Request(
    `http://localhost:3000${path}`,
    body ? { method: "POST", body, headers } : { headers },
  )
  try {
    return await handler({ context, request, params: {} } as never)
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return {
      status: thrown.status,
      location: thrown.headers.get("location"),
      cookie: thrown.headers.get("set-cookie"),
    }
  }
}

const refusal = (status: number, answer: object) => ({
  data: expect.objectContaining(answer),
  init: { status },
})

describe("the sign-in page", () => {
  test("[BOOK-2] says that a session has ended only to visitors whom a page led there", async () => {
    const open = (path: string, actor: Actor = visitor) => visit(signInPage.loader, path, { actor })
    const ofBooking = "/signin?to=%2Fbooking%2Fdeluxe-room%2Fconfirm&ended"
    const ended = { notice: { title: "You have been signed out" } }
    expect(await open(ofBooking)).toMatchObject(ended)
    expect(await open("/signin?ended")).toMatchObject({ notice: null })
    expect(await open("/signin?to=%2Fmy-account&ended")).toMatchObject(ended)
    const { actor } = await aSessionGuest(platform)
    expect(await open(ofBooking, actor)).toMatchObject({ notice: null })
  })

  test.each([
    ["/payment/5b1c?outcome=unclear", { title: "Your payment is safe" }],
    ["/payment/5b1c?outcome=refunded", { title: "Your payment is safe" }],
    ["/confirmation?booking=5b1c", { title: "Your booking is safe" }],
    ["/payment/5b1c?outcome=failed", null],
    ["/payment/5b1c", null],
  ])(
    "[PAY-3] [ROUTE-5] a guest whose session ended during a payment, on the way to %s",
    async (to, notice) => {
      const answer = await visit(signInPage.loader, `/signin?to=${encodeURIComponent(to)}`)
      expect(answer).toMatchObject({ notice })
    },
  )

  test("[AUTH-4] [BOOK-2] says that the browser blocks cookies after a sign-in whose cookie does not come back", async () => {
    const isWithoutCookies = async (path: string, cookie = "") =>
      (await visit(signInPage.loader, path, { cookie })) as { isWithoutCookies: boolean }
    const after = "/signin?to=%2Fbooking%2Fdeluxe-room&signed-in"
    expect(await isWithoutCookies(after)).toMatchObject({ isWithoutCookies: true })
    expect(await isWithoutCookies("/signin")).toMatchObject({ isWithoutCookies: false })
    const ended = await isWithoutCookies(after, `session=${"x".repeat(43)}`)
    expect(ended).toMatchObject({ isWithoutCookies: false })
  })

  const post = (form: Record<string, string>, path = "/signin") => visit(signInPage.action, path, { form })

  test("[AUTH-4] [ROUTE-5] opens a session and keeps the way back", async () => {
    const { username, id } = await anAccount(platform)
    const form = { username, password: factoryPassword }
    const answer = (await post(form, "/signin?to=/booking/1%3Frooms%3D2")) as { cookie: string }
    expect(answer).toMatchObject({ status: 303, location: "/signin?to=%2Fbooking%2F1%3Frooms%3D2&signed-in" })
    expect(answer.cookie).toMatch(/^session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    const session = await resolveSession(
      platform,
      answer.cookie.slice("session=".length, 43 + "session=".length),
    )
    expect(session?.actor.userId).toBe(id)
  })

  test.each([
    ["guest", "", "/"],
    ["owner", "", "/my-account"],
    ["guest", "&to=/booking/1", "/booking/1"],
    ["guest", "&to=//evil.example", "/"],
  ] as const)(
    "[AUTH-4] a %s with %j goes on to %s, with what the browser stores",
    async (role, query, to) => {
      const { actor, secret, csrfToken, id, name } = await aSignedIn(platform, { role })
      const answer = await visit(signInPage.loader, `/signin?signed-in${query}`, {
        actor,
        cookie: `session=${secret}`,
      })
      expect(answer).toEqual({
        to,
        isGuest: role === "guest",
        session: { userId: id, role: roleCode(role), token: csrfToken, name },
      })
    },
  )

  test("sends those who are signed in onward, and shows the form to everybody else", async () => {
    const { actor, secret } = await aSignedIn(platform)
    const as = { actor, cookie: `session=${secret}` }
    expect(await visit(signInPage.loader, "/signin?to=/booking/1", as)).toMatchObject({
      location: "/booking/1",
    })
    expect(await visit(signInPage.loader, "/login", as)).toMatchObject({ location: "/my-account" })
    expect(await visit(signInPage.loader, "/signin?signed-in&to=/booking/1")).toMatchObject({ session: null })
  })

  test("[AUTH-3] marks both fields, keeps the username and never the password", async () => {
    const { username } = await anAccount(platform)
    const errors = {
      username: messages.accounts.invalidUsername,
      password: messages.accounts.invalidPassword,
    }
    const expected = { errors, values: { username } }
    expect(await post({ username, password: "Lantern8Courtyard" })).toMatchObject(refusal(401, expected))
  })

  test("[VAL-1] says which fields are required", async () => {
    const errors = { username: "Username Field Is Required", password: "Password Field Is Required" }
    expect(await post({})).toMatchObject(refusal(422, { errors }))
  })

  test("[AUTH-8] says how long to wait after too many tries", async () => {
    const guess = () => post({ username: "nobody", password: "x" })
    for (let count = 0; count < signInByAccountAndAddress.points; count += 1) await guess()
    expect(await guess()).toMatchObject(refusal(429, { reason: expect.stringContaining("15 minutes") }))
  })
})

describe("continuing with an email", () => {
  const to = "/booking/1?rooms=2-0"
  const path = `/signin?to=${encodeURIComponent(to)}`
  const post = (contact: Record<string, string>, cookie?: string) =>
    visit(signInPage.action, path, { form: { ...contact, intent: "continue" }, ...(cookie && { cookie }) })

  test("[BOOK-2] opens a session with name, email and phone alone, and keeps the way back", async () => {
    const contact = aContact()
    const answer = (await post(contact)) as { cookie: string }
    expect(answer).toMatchObject({ status: 303, location: `${path}&signed-in` })
    const secret = /^session=([\w-]{43});/.exec(answer.cookie)?.[1] ?? ""
    const session = await resolveSession(platform, secret)
    expect(session).toMatchObject({ name: contact.name, actor: { role: "guest" } })
    const as = { actor: session?.actor ?? visitor, cookie: `session=${secret}` }
    expect(await visit(signInPage.loader, `${path}&signed-in`, as)).toMatchObject({ to, isGuest: false })
  })

  test("[BOOK-2] a guest who comes back corrects the details in a new session", async () => {
    const { actor, secret, name, email, phone } = await aSessionGuest(platform)
    const as = { actor, cookie: `session=${secret}` }
    expect(await visit(signInPage.loader, path, as)).toMatchObject({ to, guest: { name, email, phone } })
    expect(await visit(signUpPage.loader, "/signup", as)).toEqual({ to: null })
    expect(await post({ name, email, phone: "9812345678" }, as.cookie)).toMatchObject({ status: 303 })
    expect(await resolveSession(platform, secret)).toBeNull()
  })

  test("[VAL-1] [VAL-2] [VAL-4] refuses wrong fields with their messages and keeps what was typed", async () => {
    const contact = { name: "", email: "ira@example", phone: "1234567890" }
    const errors = {
      name: "Name Field Is Required",
      email: "Must Be A Valid Email Address",
      phone: "Invalid Phone Number",
    }
    expect(await post(contact)).toMatchObject(refusal(422, { errors, values: contact, of: "contact" }))
    expect(await platform.db.execute("select 1 from users")).toEqual([])
  })

  test("[AUTH-8] says how long to wait after too many sessions", async () => {
    const contact = aContact()
    for (let count = 0; count < signUpByEmailAndAddress.points; count += 1) await post(contact)
    expect(await post(contact)).toMatchObject(refusal(429, { reason: expect.stringContaining("minutes") }))
  })
})

describe("the sign-up page", () => {
  const post = (form: Record<string, string>, path = "/signup") => visit(signUpPage.action, path, { form })
  const filled = () => {
    const input = aSignUp()
    return { ...input, confirmPassword: input.password }
  }

  test("[AUTH-1] signs in, leads to the sign-in page and keeps the way back", async () => {
    const form = filled()
    const answer = (await post(form)) as { cookie: string }
    expect(answer).toMatchObject({ status: 303, location: "/signin?signed-in" })
    const secret = /^session=([\w-]{43});/.exec(answer.cookie)?.[1] ?? ""
    expect(await resolveSession(platform, secret)).toMatchObject({
      name: form.name,
      actor: { role: "guest" },
    })
    expect(await post(filled(), "/signup?to=/booking/1")).toMatchObject({
      location: "/signin?to=%2Fbooking%2F1&signed-in",
    })
  })

  test("[AUTH-1] says what is taken and keeps what was typed, except passwords", async () => {
    const form = filled()
    await post(form)
    const { name, username, email, phone } = form
    const errors = { username: messages.accounts.usernameTaken, email: messages.accounts.emailTaken }
    const answer = await post(form)
    expect(answer).toMatchObject(refusal(409, { errors, values: { name, username, email, phone } }))
    expect(JSON.stringify(answer)).not.toContain(form.password)
  })

  test("[AUTH-1] [VAL-1] refuses passwords that differ, and stores nothing", async () => {
    const form = { ...filled(), confirmPassword: "Lantern8Courtyard" }
    const errors = { confirmPassword: messages.accounts.passwordsDiffer }
    expect(await post(form)).toMatchObject(refusal(422, { errors }))
    expect(await platform.db.execute("select 1 from users")).toEqual([])
  })
})

describe("the sign-out page", () => {
  test("[ACCT-7] ends the session on the server and forgets its cookie", async () => {
    const { actor, secret } = await aSignedIn(platform)
    const as = { actor, cookie: `session=${secret}` }
    expect(await visit(signOutPage.loader, "/signout", as)).toEqual({ isSignedIn: true, isErased: false })
    const answer = await visit(signOutPage.action, "/signout", { ...as, form: {} })
    expect(answer).toMatchObject({ status: 303, location: "/signout?signed-out" })
    expect(answer).toMatchObject({ cookie: expect.stringMatching(/^session=; Max-Age=0;/) })
    expect(await resolveSession(platform, secret)).toBeNull()
  })

  test("sends a visitor home", async () => {
    expect(await visit(signOutPage.loader, "/signout")).toMatchObject({ location: "/" })
    const signedOut = { isSignedIn: false, isErased: false }
    expect(await visit(signOutPage.loader, "/signout?signed-out")).toEqual(signedOut)
  })

  test("[SAFE-8] shows that an account is erased only to the browser that erased one", async () => {
    expect(await visit(signOutPage.loader, "/signout?erased")).toMatchObject({ location: "/" })
    const { actor, secret } = await aSignedIn(platform)
    const form = { currentPassword: factoryPassword }
    const answer = await visit(privacyPage.action, "/my-account/privacy", { actor, form })
    expect(answer).toMatchObject({ status: 303, location: "/signout?erased" })
    expect(await resolveSession(platform, secret)).toBeNull()
    const cookie = /erased=\w+/.exec((answer as { cookie: string }).cookie)?.[0] ?? ""
    expect(await visit(signOutPage.loader, "/signout?erased", { cookie })).toEqual({
      isSignedIn: false,
      isErased: true,
    })
  })
})
