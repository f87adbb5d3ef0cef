import type { BrowserContext } from "@playwright/test"

/** What a watched browser may speak to: the hotels of the tests, all on this machine. */
const isHere = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return ["data:", "blob:", "about:"].includes(protocol) || ["127.0.0.1", "localhost"].includes(hostname)
}

// The browser's own words for any answer from 400 up; which of those are right is judged by the answer itself.
const isAboutAnAnswer = (text: string): boolean => text.startsWith("Failed to load resource")

/** Pages and forms may be refused; nothing that a page consists of may be missing, and nothing may fail. */
const isWrong = (status: number, kind: string): boolean =>
  status >= 500 || (status >= 400 && !["document", "fetch", "xhr"].includes(kind))

/** Collects all that a good page never does: console errors and warnings, other hosts, missing parts, faults. */
export function watch(context: BrowserContext): readonly string[] {
  const faults: string[] = []
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || isAboutAnAnswer(message.text())) return
    faults.push(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`)
  })
  context.on("weberror", (error) => {
    faults.push(`page error on ${error.page()?.url()}: ${error.error().message}`)
  })
  context.on("request", (request) => {
    if (!isHere(request.url())) faults.push(`request to another host: ${request.url()}`)
  })
  context.on("response", (response) => {
    const kind = response.request().resourceType()
    if (isWrong(response.status(), kind)) faults.push(`${response.status()} for ${kind} ${response.url()}`)
  })
  return faults
}
