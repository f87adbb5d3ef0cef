import { data, isRouteErrorResponse } from "react-router"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"

/** What was typed, for showing a form again: the text fields of these names, never a password. */
export function typedValues(typed: Record<string, FormDataEntryValue>, names: readonly string[]) {
  const texts = names.map((name) => [name, typed[name]] as const)
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"))
}

/** For client actions: a call that failed becomes an answer, so that the page and what was typed in it stay. */
export async function answerOrFault<T>(call: () => Promise<T>) {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    // The status keeps the router from loading the page's data again, over the same broken line.
    return data<FormAnswer>({ isFault: true }, { status: 503 })
  }
}
