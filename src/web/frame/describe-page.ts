import type { RouterContextProvider } from "react-router"
import { platformContext, structureContext } from "#src/web/context.ts"
import type { Thing } from "./structured-data.ts"

type Description = (origin: string) => Thing | readonly Thing[]

/**
 * For loaders: says what the page is about to those who read it by machine, `describePage(context, roomsData(rooms))`. It
 * stays on the server: neither the words nor what makes them travel to the browser a second time.
 */
export function describePage(
  context: Readonly<RouterContextProvider>,
  ...descriptions: readonly Description[]
): void {
  const { origin } = context.get(platformContext)
  const things = context.get(structureContext)
  for (const describe of descriptions) things.push(...[describe(origin)].flat())
}
