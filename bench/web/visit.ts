import type { Browser, Page, Response } from "@playwright/test"

/** The slow phone that Lighthouse simulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

type Visit = {
  readonly scriptBytes: number
  readonly styleBytes: number
  /** The bytes of the largest painted picture; zero when the largest element is text. */
  readonly largestPictureBytes: number
  readonly largest: string
  readonly isLargestPreloaded: boolean
  readonly layoutShift: number
}

type Seen = { largest: { url: string; what: string } | null; layoutShift: number }

type Watched = Window & { seen: Seen }

/** Runs in the page, before anything else. */
function look(): void {
  sessionStorage.setItem("welcome-seen", "1")
  const watched = window as unknown as Watched
  watched.seen = { largest: null, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string; element?: Element })[])
      watched.seen.largest = { url: entry.url, what: entry.element?.tagName.toLowerCase() ?? "?" }
  }).observe({ type: "largest-contentful-paint", buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      watched.seen.layoutShift += entry.value
  }).observe({ type: "layout-shift", buffered: true })
}

const isPreloaded = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (address) =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")].some(
        ({ href, imageSrcset }) => href === address || imageSrcset.includes(new URL(address).pathname),
      ),
    url,
  )

async function bytesOf(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes()
  return responseBodySize
}

/** A first visit without the welcome film. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on("response", (response) => responses.push(response))
    await page.addInitScript(look)
    await page.goto(address, { waitUntil: "networkidle" })
    const { largest, layoutShift } = await page.evaluate(() => (window as unknown as Watched).seen)
    const sum = async (kind: string) => {
      const ofKind = responses.filter((response) => response.request().resourceType() === kind)
      return (await Promise.all(ofKind.map(bytesOf))).reduce((all, bytes) => all + bytes, 0)
    }
    const picture = responses.find((response) => largest?.url === response.url())
    return {
      scriptBytes: await sum("script"),
      styleBytes: await sum("stylesheet"),
      largestPictureBytes: picture ? await bytesOf(picture) : 0,
      largest: picture ? new URL(picture.url()).pathname : (largest?.what ?? "nothing"),
      isLargestPreloaded: picture ? await isPreloaded(page, picture.url()) : true,
      layoutShift,
    }
  } finally {
    await context.close()
  }
}
