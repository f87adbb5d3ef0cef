import { spawn } from "node:child_process"
import { freePort } from "#test/local-server.ts"
import { waitUntil } from "#test/wait-until.ts"

// WebKitGTK, the engine of Safari, by WebDriver (w3.org/TR/webdriver2). Debian: `webkit2gtk-driver` and `xvfb`.
const architecture = process.arch === "arm64" ? "aarch64" : "x86_64"
const miniBrowser = `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

type Element = { readonly [elementKey]: string }

/** A window of WebKit. Names are those that a screen reader says: `aria-label`, or the text. */
export type WebKitPage = {
  goto(address: string): Promise<void>
  back(): Promise<void>
  /** Waits until the address matches. */
  untilAt(address: RegExp): Promise<void>
  /** Waits until the main part has this text, which can be seen. */
  untilText(text: string): Promise<void>
  /** Clicks the link, button or label of this name. */
  press(name: string | RegExp): Promise<void>
  /** Types into the field with this `name`. */
  type(field: string, text: string): Promise<void>
  /** Goes into the only frame of the page. */
  enterFrame(): Promise<void>
  leaveFrame(): Promise<void>
}

export type WebKit = { readonly page: WebKitPage; close(): Promise<void> }

/** The last match: a question or a bar of the page comes after the elements behind it. */
const findPressable = `
  const [source, flags] = arguments
  const name = new RegExp(source, flags)
  const found = [...document.querySelectorAll("a, button, label, summary")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    name.test((element.getAttribute("aria-label") ?? element.innerText).trim().replaceAll(/\\s+/g, " ")),
  ).at(-1)
  found?.scrollIntoView({ block: "center", behavior: "instant" })
  return found ?? null`

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
const patternOf = (name: string | RegExp): RegExp =>
  typeof name === "string" ? new RegExp(`^${escape(name)}$`) : name

type Call = (method: string, path: string, body?: object) => Promise<unknown>

/** Calls a WebDriver server; throws its error. */
const createCall =
  (server: string): Call =>
  async (method, path, body = {}) => {
    const answer = await fetch(`${server}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value
  }

const isTrue = () => true
const isFalse = () => false

async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(check, { seconds: 30 }))) throw new Error(`not in 30 s: ${what}`)
}

function createPage(call: Call): WebKitPage {
  const run = (script: string, ...args: unknown[]) => call("POST", "/execute/sync", { script, args })
  const address = async () => String(await call("GET", "/url"))
  const text = async () => String(await run("return document.querySelector('main')?.innerText ?? ''"))
  const find = async (selector: string): Promise<Element> => {
    const using = { using: "css selector", value: selector }
    await until(selector, () => call("POST", "/element", using).then(isTrue, isFalse))
    return (await call("POST", "/element", using)) as Element
  }
  return {
    goto: async (url) => void (await call("POST", "/url", { url })),
    back: async () => void (await call("POST", "/back")),
    untilAt: (wanted) => until(`the address ${wanted}`, async () => wanted.test(await address())),
    untilText: (wanted) => until(`"${wanted}"`, async () => (await text()).includes(wanted)),
    async press(name) {
      const pattern = patternOf(name)
      // It may still move, or be covered by what moves.
      await until(`press ${pattern}`, async () => {
        const found = (await run(findPressable, pattern.source, pattern.flags)) as Element | null
        if (!found) return false
        return call("POST", `/element/${found[elementKey]}/click`).then(isTrue, isFalse)
      })
    },
    async type(field, typed) {
      const found = await find(`[name="${field}"]`)
      await call("POST", `/element/${found[elementKey]}/value`, { text: typed })
    },
    async enterFrame() {
      await call("POST", "/frame", { id: await find("iframe") })
    },
    leaveFrame: async () => void (await call("POST", "/frame", { id: null })),
  }
}

/** Opens a window as wide as a phone, in a display of its own. */
export async function openWebKit(): Promise<WebKit> {
  const port = await freePort()
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A process group: `xvfb-run` does not pass signals on.
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" },
  })
  const failed = new Promise<never>((_give, refuse) => driver.once("error", refuse))
  const call = createCall(`http://127.0.0.1:${port}`)
  const isUp = () => call("GET", "/status").then(isTrue, isFalse)
  await Promise.race([until("WebKitWebDriver", isUp), failed])
  const options = { binary: miniBrowser, args: ["--automation"] }
  const { sessionId } = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string }
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await inSession("POST", "/window/rect", { width: 430, height: 860 })
  return {
    page: createPage(inSession),
    async close() {
      await inSession("DELETE", "").catch(() => undefined)
      if (driver.pid !== undefined) process.kill(-driver.pid, "SIGKILL")
    },
  }
}
