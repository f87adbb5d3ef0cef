import { data, isRouteErrorResponse } from "react-router"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

/** What was typed, for showing a form again: the text fields of these names, never a password. */
export function typedValues(typed: Record<string, FormDataEntryValue>, names: readonly string[]) {
  const texts = names.map((name) => [name, typed[name]] as const)
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"))
}

const answerMilliseconds = 30_000

const noAnswer = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), answerMilliseconds)
  })

// The app's own refusals carry no text; the page of a proxy or of a limit before the app is nothing else.
const isFromApp = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && typeof error.data !== "string")

/**
 * For client actions and client loaders: a call without an answer of the app (no network, no answer in time, a proxy's
 * 502) becomes an answer itself, so that the page and what was typed in it stay.
 */
export async function answerOrFault<T>(call: () => Promise<T>) {
  try {
    return await Promise.race([call(), noAnswer()])
  } catch (error) {
    if (isFromApp(error)) throw error
    // The status keeps the router from loading the page's data again, over the same broken line.
    return data<FormAnswer>({ isFault: true }, { status: 503 })
  }
}
