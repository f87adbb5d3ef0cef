import { expect, test } from "vitest"
import { readTestimonials } from "./home-testimonials-source.ts"

const sent = (message: string) => ({ _id: "1", name: "Yuki", pic: "/media/pictures/suite-800.jpg", message })

test("[HOME-9] a testimonial is cut at 35 words, with an ellipsis", () => {
  const words = Array.from({ length: 36 }, (_, index) => `word${index + 1}`)
  const [long, short] =
    readTestimonials({ result: "Done", data: [sent(words.join(" ")), sent("Slept well.")] }) ?? []
  expect(long?.text).toBe(`${words.slice(0, 35).join(" ")}…`)
  expect(long?.fullText).toBe(words.join(" "))
  expect(short?.text).toBe("Slept well.")
  expect(short?.fullText).toBeNull()
})

test("[HOME-9] an answer whose result is other than Done gives none", () => {
  for (const answer of [{ result: "Error", reason: "x" }, {}, null, { result: "Done" }])
    expect(readTestimonials(answer)).toBeNull()
})
