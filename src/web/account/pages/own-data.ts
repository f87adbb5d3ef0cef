import { exportOwnData } from "#src/features/privacy/privacy.service.ts"
import { platformContext } from "#src/web/context.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import type { Route } from "./+types/own-data"

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const own = await exportOwnData(context.get(platformContext), actor)
  // Indented: people open the file in an editor.
  return new Response(JSON.stringify(own, null, 2), {
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="my-data-at-vimana.json"',
    },
  })
}
