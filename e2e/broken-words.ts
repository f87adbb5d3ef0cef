import type { Page } from "@playwright/test"

/**
 * The words of the main part that start on one line and end on another. Left out are email addresses, which may have to,
 * and labels: that of the hidden field against bots is one pixel wide.
 */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.locator("main").evaluate((main) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("label")) continue
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}@.]{4,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index + 1)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (!word.includes("@") && Math.max(...tops) - Math.min(...tops) > 12) broken.push(word)
      }
    }
    return broken
  })
