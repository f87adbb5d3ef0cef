import { splitLanguage } from "#src/shared/language/language.ts"

/** The classes of requests, the most important first. */
export const requestClasses = ["payment", "account", "search", "picture"] as const

export type RequestClass = (typeof requestClasses)[number]

/** A value for each class. */
export const byClass = <T>(make: (kind: RequestClass) => T) =>
  Object.fromEntries(requestClasses.map((kind) => [kind, make(kind)])) as Record<RequestClass, T>

// Money and confirmations: what a guest does between the summary and the voucher, and what the provider reports.
const payment =
  /^\/(?:api\/(?:webhooks|payments|booking)|sandbox|payment|pay|booking\/[^/]+|confirmation|stay)(?:[/.]|$)/
const account =
  /^\/(?:admin|api\/user|my-account|update-profile|user-\w+|documents|signin|signout|login|signup|create-account|confirm-email)(?:[/.]|$)/

/** The class of a request: money first, then people who are signed in, then searches and pages, then pictures. */
export function classifyRequest(method: string, address: string): RequestClass {
  const { path } = splitLanguage(address)
  if (path === "/api/page-view" || path.startsWith("/media/")) return "picture"
  if (payment.test(path)) return "payment"
  if (path === "/mcp") return "search"
  return account.test(path) || (method !== "GET" && method !== "HEAD") ? "account" : "search"
}
