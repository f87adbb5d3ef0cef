import { data, redirect } from "react-router"
import { z } from "zod"
import { returnPath } from "#src/features/accounts/sessions/return-path.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireStaff } from "#src/web/guards.ts"
import { adminThemes, themeCookie } from "#src/web/admin/admin-layout-theme.ts"
import type { Route } from "./+types/theme"

const themeInput = z.object({ theme: z.enum(adminThemes), to: z.string().max(2000).optional() })

export const loader = () => redirect("/admin")

/** Stores the chosen theme in a cookie of this browser. */
export async function action({ context, request, url }: Route.ActionArgs) {
  requireStaff(context, url)
  const parsed = themeInput.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) throw data(null, { status: 422 })
  const { theme, to } = parsed.data
  const headers = { "set-cookie": themeCookie(theme, context.get(platformContext).origin) }
  throw redirect(returnPath(to) ?? "/admin", { status: 303, headers })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())
