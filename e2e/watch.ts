import type { BrowserContext } from "@playwright/test"

/** Whether a watched browser may request a URL: the hotels under test are all on this machine. */
const isHere = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return ["data:", "blob:", "about:"].includes(protocol) || ["127.0.0.1", "localhost"].includes(hostname)
}

// The browser logs this for every status from 400 up; `isWrong` decides by the response which of them are faults.
const isAboutAnAnswer = (text: string): boolean => text.startsWith("Failed to load resource")

/** Pages and forms may be refused, but no other resource may be missing, and no response may be a server error. */
const isWrong = (status: number, kind: string): boolean =>
  status >= 500 || (status >= 400 && !["document", "fetch", "xhr"].includes(kind))

/** Collects what a page must not cause: console errors and warnings, requests to other hosts, failed responses. */
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
