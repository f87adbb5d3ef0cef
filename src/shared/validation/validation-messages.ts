import type { z } from "zod"
import { fieldIsRequired } from "#src/shared/messages.ts"

const kinds: Readonly<Record<string, string>> = {
  string: "Text",
  number: "A Number",
  int: "A Whole Number",
  boolean: "True Or False",
  array: "A List",
  object: "An Object",
  date: "A Date",
}

type Issue = z.core.$ZodRawIssue
type SizeIssue = Extract<Issue, { code: "too_small" | "too_big" }>

const entries = (count: number | bigint): string => `${count} ${count === 1 ? "Entry" : "Entries"}`

function sizeWords(issue: SizeIssue): string {
  const isSmall = issue.code === "too_small"
  const limit = isSmall ? issue.minimum : issue.maximum
  const bound = isSmall ? "At Least" : "At Most"
  if (issue.origin === "string") return `Field Length Must Be ${bound} ${limit}`
  if (issue.origin === "array") return `Must Have ${bound} ${entries(limit)}`
  if (issue.inclusive === false) return `Must Be ${isSmall ? "More" : "Less"} Than ${limit}`
  return `Must Be ${bound} ${limit}`
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `Must Be ${kinds[issue.expected] ?? "Of Another Kind"}`
    case "too_small":
    case "too_big":
      return sizeWords(issue)
    case "invalid_value":
      return `Must Be One Of: ${issue.values.map(String).join(", ")}`
    case "invalid_format":
      return "Has The Wrong Form"
    case "custom":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
    case "unrecognized_keys":
      return "Is Not Valid"
  }
}

/** The default message of a field whose schema has none, in the style of VAL-1. */
export function validationMessages(issue: Issue): string {
  const field = issue.path?.map(String).join(".") || "The whole"
  const isMissing = issue.input === undefined && issue.code !== "custom"
  return isMissing ? fieldIsRequired(field) : `${field} ${wordsOf(issue)}`
}
