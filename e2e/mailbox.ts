import { type APIRequestContext, expect } from "@playwright/test"
import { origin } from "./hotel-under-test.ts"

const rowShape = /<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td><a href="([^"]+)">([^<]*)<\/a>/g

type EmailSearch = { readonly to: string; readonly about: string }

/** The plain text of the newest email to somebody whose subject has these words; waits until it has come. */
export async function emailTo(
  api: APIRequestContext,
  { to, about }: EmailSearch,
  at = origin,
): Promise<string> {
  let address = ""
  await expect
    .poll(async () => {
      const inbox = await (await api.get(`${at}/dev/mailbox`)).text()
      const rows = [...inbox.matchAll(rowShape)]
      address = rows.find(([, reader, , subject]) => reader === to && subject?.includes(about))?.[2] ?? ""
      return address
    })
    .not.toBe("")
  const email = await (await api.get(at + address)).text()
  return /<pre>([\s\S]*)<\/pre>/.exec(email)?.[1] ?? ""
}

/** The one-time code that the newest email brings. */
export async function codeFor(api: APIRequestContext, to: string, at = origin): Promise<string> {
  const code = /^\d{6}$/m.exec(await emailTo(api, { to, about: "one-time code" }, at))?.[0]
  if (!code) throw new Error(`the email to ${to} brings no code`)
  return code
}

/** The path of the signed link in the email that confirms a booking. */
export async function bookingLinkFor(
  api: APIRequestContext,
  { to, reference }: { to: string; reference: string },
): Promise<string> {
  const path = /\/stay\/[\w-]+\/[\w-]+/.exec(
    await emailTo(api, { to, about: `confirmed: ${reference}` }),
  )?.[0]
  if (!path) throw new Error(`the email to ${to} brings no link`)
  return path
}

/** The path of the newest link that confirms an email. */
export async function confirmationLinkFor(api: APIRequestContext, to: string): Promise<string> {
  const email = await emailTo(api, { to, about: "confirm your email" })
  const path = /\/confirm-email\/[\w-]+/.exec(email)?.[0]
  if (!path) throw new Error(`the email to ${to} brings no link`)
  return path
}

/** The path of the newest link that confirms a subscription to the newsletter. */
export async function newsletterLinkFor(api: APIRequestContext, to: string): Promise<string> {
  const email = await emailTo(api, { to, about: "confirm the newsletter" })
  const path = /\/newsletter\/confirm\/[\w-]+/.exec(email)?.[0]
  if (!path) throw new Error(`the email to ${to} brings no link`)
  return path
}
