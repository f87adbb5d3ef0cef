import type { Page } from "@playwright/test"

/** Sums how far the next pages move while they load (Layout Instability API); call it before `goto`. */
export const measureLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, "shift", 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"))
    }).observe({ type: "layout-shift", buffered: true })
  })

/** The sum for the page that is open, as in Cumulative Layout Shift. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, "shift") as number)
