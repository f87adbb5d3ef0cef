import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Unbroken } from "./unbroken.tsx"

test("[CONST-6] a range of days is one word, and the text stays the same", () => {
  const text = "Refunds start in 3-5 business days and take 7-10 more to arrive."
  const html = renderToStaticMarkup(<Unbroken text={text} />)
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(text)
  expect(html.match(/<span[^>]*>([^<]*)/g)?.map((span) => span.replace(/.*>/, ""))).toEqual(["3-5", "7-10"])
})
