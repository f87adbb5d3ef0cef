import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { parseRateEffect } from "#src/web/admin/edits/rate-edits.ts"
import type { Route } from "./+types/rates-effect"

/** The effect of the editor's form, requested while it is filled in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // After a sign-in the person returns to the calendar that asked.
  const actor = requireRight(context, new URL("/admin/rates", url), "rates.see")
  const form = new FormData()
  for (const [name, value] of url.searchParams) form.append(name, value)
  return parseRateEffect(context.get(platformContext), actor, form)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => answerOrFault(() => serverLoader())
