import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { waitingRefundText } from "#src/features/bookings/booking-text.ts"
import "#src/shared/hindi/hindi.ts"
import { english, hindi, type Translate } from "#src/shared/language/translate.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { TextContext } from "#src/ui/use-text.tsx"
import { WaitingRefund } from "./waiting-refund.tsx"

const render = (rupees: number, t: Translate) =>
  renderToStaticMarkup(
    <TextContext value={t}>
      <WaitingRefund amount={rupees === 0 ? zero : fromRupees(rupees)} />
    </TextContext>,
  )

test("[PAY-5] a guest reads how much of the refund waits, and why", () => {
  expect(render(0, english)).toBe("")
  expect(render(25_000, english)).toContain("Your refund of ₹25,000 has to wait.")
  expect(render(25_000, english)).toContain(waitingRefundText)
})

test("[WORDS-1] a guest reads it in Hindi", () => {
  expect(render(25_000, hindi)).toContain("आपकी ₹25,000 की धन-वापसी")
  expect(render(25_000, hindi)).not.toMatch(/>[^<]*[A-Za-z]{3}/)
})
