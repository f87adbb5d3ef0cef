import type { KeyboardEvent } from "react"
import { expect, test } from "vitest"
import { closeByEscape } from "./close-by-escape.ts"

/** What happens to a fold in which a key is pressed. */
function press(key: string, open: boolean): string[] {
  const done: string[] = []
  const fold = {
    open,
    removeAttribute: (name: string) => done.push(`without ${name}`),
    querySelector: (selector: string) => ({ focus: () => done.push(`focus on ${selector}`) }),
  }
  closeByEscape({ key, currentTarget: fold } as unknown as KeyboardEvent<HTMLDetailsElement>)
  return done
}

test("Escape closes an open fold and returns the focus to its summary; other keys and a closed fold do nothing", () => {
  expect(press("Escape", true)).toEqual(["without open", "focus on summary"])
  expect(press("Enter", true)).toEqual([])
  expect(press("Escape", false)).toEqual([])
})
