import { expect, test } from "vitest"
import type { z } from "zod"
import { nameLine, openLine, personName, phoneLine, prose, typedUsername } from "./text-fields.ts"

const messageOf = (schema: z.ZodType, value: unknown): string | null => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "")
}
const textOf = (count: number): string => "x".repeat(count)

test("[VAL-2] a name is required and within its length", () => {
  const name = nameLine("Name")
  for (const missing of [undefined, "", "  "]) expect(messageOf(name, missing)).toBe("Name Field Is Required")
  for (const length of [2, 51]) expect(messageOf(name, textOf(length))).toBe("Name Field Length Must Be 3-50")
  for (const length of [3, 50]) expect(messageOf(name, textOf(length))).toBeNull()
})

test("[VAL-1] [API-9] a field that is not text is not called missing, nor one that is too long", () => {
  for (const value of [7, null, true, ["x"], {}]) {
    expect(messageOf(nameLine("Name"), value)).toBe("Name Must Be Text")
    expect(messageOf(openLine("Company Name", 9), value)).toBe("Company Name Must Be Text")
  }
  expect(messageOf(typedUsername("Username").max(50), textOf(51))).toContain(
    "Field Length Must Be At Most 50",
  )
})

test("[VAL-2] the name of a person that was pasted with several spaces or a tab in it has one, so that the desk finds it as it is shown", () => {
  const name = personName("Name")
  expect(name.parse(" Asha   Rao\tMenon\u00A0Iyer ")).toBe("Asha Rao Menon Iyer")
  expect(messageOf(name, "A    B")).toBeNull()
  expect(messageOf(name, "Asha\nRao")).toBe("Name Must Not Contain Control Characters")
})

test("[VAL-2] marks that nobody sees are left out of a line: no name is shown reversed, or like another one", () => {
  const name = nameLine("Name")
  expect(name.parse("\u202EAsha\u200B Rao\u2069")).toBe("Asha Rao")
  expect(messageOf(name, "\u200B\u200B\u200B\u2060")).toBe("Name Field Is Required")
  // Hindi and emoji are written with joiners.
  for (const joined of ["श्री\u200Dमान", "क्\u200Cष राव"]) expect(name.parse(joined)).toBe(joined)
})

test.each([
  ["joiners alone", "\u200D\u200D\u200D"],
  ["Hangul fillers", "\u3164\u3164\u3164\uFFA0"],
  ["blank Braille", "\u2800\u2800\u2800"],
  ["tags", "\u{E0041}\u{E0042}\u{E0043}"],
  ["line separators", "\u2028\u2029\u2028"],
  ["an Arabic mark with selectors", "\u061C\uFE0F\uFE0F"],
])("[VAL-2] %s are no name: staff would see an empty one", (_what, blank) => {
  expect(messageOf(nameLine("Name"), blank)).toBe("Name Field Is Required")
})

test("[VAL-2] a line has no separators of lines and no hidden tags, and keeps what scripts and emoji need", () => {
  const name = nameLine("Name")
  expect(name.parse("Asha\u2028Rao\u{E0041}\u061C")).toBe("Asha Rao")
  for (const kept of ["❤\uFE0F Asha", "辻\u{E0100}さん"]) expect(name.parse(kept)).toBe(kept)
})

test("[VAL-2] a character has at most four marks: a tower of them would cover the lines above and below", () => {
  const name = nameLine("Name")
  expect(name.parse(`Asha${"\u0310\u0334".repeat(20)} Rao`)).toBe("Asha\u0310\u0334\u0310\u0334 Rao")
  for (const kept of ["श्रीमती त्र्यंबकेश्वरी", "Nguyễn Thị Ái", "שִׁלֹּה כֹּהֵן", "บุญลือ ปั้นน้ำ"])
    expect(name.parse(kept)).toBe(kept)
})

test("[VAL-2] nor is a message, whose line breaks stay", () => {
  const message = prose("Message", 20)
  expect(message.parse("Pay \u202E005\u202C rupees\r\n\u200Bnow")).toBe("Pay 005 rupees\nnow")
  expect(message.parse("\u200B\u2060")).toBe("")
  expect(message.parse("श्री\u200Dमान")).toBe("श्री\u200Dमान")
})

test("[VAL-4] a phone number copied from the contacts of a phone has marks of direction around it", () => {
  expect(phoneLine("Phone").parse("\u202A+91 98201 45672\u202C")).toBe("9820145672")
})
