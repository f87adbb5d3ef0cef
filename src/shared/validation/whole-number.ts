import { z } from "zod"

const digits = /^-?\d{1,15}$/

/** A whole number, or its digits as text: a query has nothing else, and some clients send a field as it was typed. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (sent) => (typeof sent === "string" && digits.test(sent.trim()) ? Number(sent) : sent),
    z.number().min(least).max(most).int(),
  )
