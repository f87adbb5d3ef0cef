import type { RouterContextProvider } from "react-router"
import { findShownPicture, type ShownPicture } from "#src/features/content/pictures.service.ts"
import { platformContext } from "./context.ts"
import { contentTextOf, translateFields } from "./language.server.ts"

/** For loaders: a picture of the content, described in the language of the page. */
export async function loadShownPicture(
  context: Readonly<RouterContextProvider>,
  id: string | null | undefined,
): Promise<ShownPicture | undefined> {
  const picture = await findShownPicture(context.get(platformContext).db, id)
  return picture ? translateFields(contentTextOf(context), ["alt"], picture) : undefined
}
