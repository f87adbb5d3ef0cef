import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import "#src/shared/hindi/hindi.ts"
import { english, hindi, type Translate } from "#src/shared/language/translate.ts"
import { TextContext } from "#src/ui/use-text.tsx"
import type { WaitlistState } from "../waitlist-entry.ts"
import { WaitlistRule } from "./waitlist-rule.tsx"

const render = (state: WaitlistState, t: Translate) =>
  renderToStaticMarkup(
    <TextContext value={t}>
      <WaitlistRule state={state} />
    </TextContext>,
  )

test("[GUEST-9] a guest in line reads how the waitlist works, and not after leaving it", () => {
  expect(render("waiting", english)).toContain("we hold them for 30 minutes")
  expect(render("left", english)).toBe("")
})

test("[WORDS-1] a guest in line reads it in Hindi", () => {
  expect(render("waiting", hindi)).toMatch(/^<p>\P{ASCII}/u)
  expect(render("waiting", hindi)).not.toMatch(/>[^<]*[A-Za-z]{3}/)
})
