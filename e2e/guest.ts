import { randomUUID } from "node:crypto"
import { type APIRequestContext, type Page, request } from "@playwright/test"
import { origin } from "./hotel-under-test.ts"
import { main } from "./page-parts.ts"

/** The fields of the sign-up form. */
export type Newcomer = {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

type BrowserState = Awaited<ReturnType<APIRequestContext["storageState"]>>

/** Somebody with a session: `state` opens a browser with it, `api` calls with it. */
export type SignedIn = {
  readonly id: string
  readonly username: string
  readonly role: string
  readonly state: BrowserState
  readonly api: APIRequestContext
}

export type Guest = SignedIn & Newcomer

/** A guest that no other test uses. */
export function newcomer(): Newcomer {
  const emails = randomUUID().slice(0, 8)
  return {
    name: `Ira Sen ${emails}`,
    username: `ira-${emails}`,
    email: `ira-${emails}@example.in`,
    phone: "9876543210",
    password: "Window7Seat",
  }
}

/** The state of a browser without a session. */
export const nobody = { cookies: [], origins: [] }

let browsers = 0

/** A unique network address, because the requests of one address are rate limited (AUTH-8). */
function fromElsewhere(): Record<string, string> {
  browsers += 1
  const [third, fourth] = [Math.floor(browsers / 250), browsers % 250]
  return { "x-forwarded-for": `10.${process.pid % 250}.${third}.${fourth + 1}` }
}

type SignInReply = { data: { _id: string; role: string }; token: string }

/** Signs in as a browser does, and keeps what a browser would keep. */
export async function signIn(
  person: { username: string; password: string; name?: string },
  at = origin,
): Promise<SignedIn> {
  const door = await request.newContext({ baseURL: at, storageState: nobody })
  const answer = await door.post("/api/user/signin", {
    headers: { "sec-fetch-site": "same-origin", ...fromElsewhere() },
    data: { username: person.username, password: person.password },
  })
  if (!answer.ok()) throw new Error(`${person.username} cannot sign in: ${await answer.text()}`)
  const { data, token } = (await answer.json()) as SignInReply
  const { cookies } = await door.storageState()
  await door.dispose()
  const kept = {
    login: "true",
    userid: data._id,
    role: data.role,
    token,
    name: person.name ?? "Front Office",
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const state = { cookies, origins: [{ origin: at, localStorage, indexedDB: [] }] }
  const api = await request.newContext({
    baseURL: at,
    storageState: state,
    extraHTTPHeaders: { authorization: token },
  })
  return { id: data._id, username: person.username, role: data.role, state, api }
}

/** Makes an account by the API and signs in. */
export async function signUpGuest(at = origin): Promise<Guest> {
  const person = newcomer()
  const desk = await request.newContext({ baseURL: at, storageState: nobody })
  const answer = await desk.post("/api/user", { headers: fromElsewhere(), data: person })
  if (!answer.ok()) throw new Error(`no account was made: ${await answer.text()}`)
  await desk.dispose()
  return { ...person, ...(await signIn(person, at)) }
}

/** Fills in the sign-up form and sends it. */
export async function signUpOnScreen(page: Page, person: Newcomer & { confirm?: string }): Promise<void> {
  await main(page).getByLabel("Name", { exact: true }).fill(person.name)
  await main(page).getByLabel("Username").fill(person.username)
  await main(page).getByLabel("Email").fill(person.email)
  await main(page).getByLabel("Phone").fill(person.phone)
  await main(page).getByLabel("Password", { exact: true }).fill(person.password)
  await main(page)
    .getByLabel("Confirm Password")
    .fill(person.confirm ?? person.password)
  await main(page).getByRole("button", { name: "Sign up" }).click()
}

/** Fills in the name, email and phone of a guest without an account, and sends them (GUEST-1). */
export async function continueOnScreen(
  page: Page,
  { name, email, phone }: Pick<Newcomer, "name" | "email" | "phone">,
): Promise<void> {
  const form = page.getByRole("form", { name: "Continue with email" })
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("Email").fill(email)
  await form.getByLabel("Phone").fill(phone)
  await form.getByRole("button", { name: "Continue" }).click()
}

/** Fills in the sign-in form and sends it. */
export async function signInOnScreen(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await main(page).getByLabel("Username").fill(username)
  await main(page).getByLabel("Password", { exact: true }).fill(password)
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click()
}

/** What this browser stores of a sign-in (CONST-5). */
export const keptKeys = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ["login", "userid", "role", "token", "name", "email"].map((key) => [key, localStorage.getItem(key)]),
    ),
  )
