import { data, isRouteErrorResponse } from "react-router"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

/** The typed values of these text fields, to show a form again; never a password. */
export function typedValues(typed: Record<string, FormDataEntryValue>, names: readonly string[]) {
  const texts = names.map((name) => [name, typed[name]] as const)
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"))
}

const answerMilliseconds = 30_000

const noAnswer = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), answerMilliseconds)
  })

// Refusals of the app have no text body; error pages of proxies have only text.
const isFromApp = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && typeof error.data !== "string")

/**
 * For client actions and client loaders: a request that the app did not answer (no network, timeout, a proxy's 502)
 * becomes an answer itself, so that the page and the typed values stay.
 */
export async function answerOrFault<T>(call: () => Promise<T>) {
  try {
    return await Promise.race([call(), noAnswer()])
  } catch (error) {
    if (isFromApp(error)) throw error
    // With an error status the router does not reload the page's data over the same broken connection.
    return data<FormAnswer>({ isFault: true }, { status: 503 })
  }
}
