import type { RouterContextProvider } from "react-router"
import type { Translate } from "#src/shared/language/translate.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import { platformContext, structureContext } from "#src/web/context.ts"
import type { Thing } from "./structured-data.ts"

type Description = (origin: string, t: Translate) => Thing | readonly Thing[]

/**
 * For loaders: adds structured data to the page, `describePage(context, roomsData(rooms))`. The data stays on the
 * server and is not sent to the browser as loader data.
 */
export function describePage(
  context: Readonly<RouterContextProvider>,
  ...descriptions: readonly Description[]
): void {
  const { origin } = context.get(platformContext)
  const t = contentTextOf(context)
  const things = context.get(structureContext)
  for (const describe of descriptions) things.push(...[describe(origin, t)].flat())
}
