// `click` and not `pointerdown`: the click that ends the film must not reach what is under it.
/** The events by which a visitor begins to use a page. */
export const pageUses = ["keydown", "click", "wheel", "touchmove", "scroll"] as const

/** Inline script of a page: notes that it is used, before its own scripts can listen. */
export const trackPageUseScript = `for (const use of ${JSON.stringify(pageUses)}) addEventListener(use, () => { window.isPageUsed = true }, { once: true, passive: true });`

/** Whether the visitor used the page before its scripts listened. */
export const wasUsedEarly = (): boolean => "isPageUsed" in window
