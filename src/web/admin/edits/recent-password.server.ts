import { data } from "react-router"
import type { Reauthentication } from "#src/features/accounts/sessions/reauthentication.ts"
import { needsReauthentication, type SignedInActor } from "#src/shared/actor.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { type ProtectedForm, reauthenticateByForm } from "#src/web/forms/reauthentication.server.ts"
import { readSessionSecret } from "#src/web/session.server.ts"

const askingAnswer = (reauthentication: Reauthentication) =>
  data<AdminAnswer>(
    { tone: "error", text: staffMessages.reauthenticationNeeded, reauthentication },
    { status: 403 },
  )

/**
 * The actor of a refund or a change of roles. Staff who last entered their password over ten minutes ago must enter it
 * first; the same form is then sent again with the password (SAFE-8).
 */
export async function requireRecentPassword(
  sent: ProtectedForm,
): Promise<Result<SignedInActor, ReturnType<typeof askingAnswer>>> {
  const { context, request, actor } = sent
  // API clients with a token cannot be shown the form; the service refuses instead.
  if (!needsReauthentication(actor) || readSessionSecret(context, request) === null) return done(actor)
  const outcome = await reauthenticateByForm(sent)
  return outcome.ok ? outcome : refused(askingAnswer(outcome.refusal))
}
