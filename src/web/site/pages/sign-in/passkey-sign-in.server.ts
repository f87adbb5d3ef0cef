import type { RouterContextProvider } from "react-router"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { signInWithPasskey } from "#src/features/accounts/sign-in/passkey-sign-in.service.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { addressContext, platformContext } from "#src/web/context.ts"
import { readSignInClient, cookiesOfSignIn, readSentPasskey } from "#src/web/session.server.ts"

type Visit = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

type Refused = { readonly status: number; readonly reason: string }

/** The cookies of a sign-in with a passkey, or why it was refused. */
export async function signInOnPage(
  { context, request }: Visit,
  typed: Readonly<Record<string, unknown>>,
): Promise<Result<[string, string][], Refused>> {
  const client = readSignInClient(context, request)
  const sent = readSentPasskey(context, request, typed) ?? { response: "", browser: null }
  const outcome = await signInWithPasskey(
    context.get(platformContext),
    { ...sent, ...client },
    context.get(addressContext),
  )
  if (outcome.ok)
    return done(cookiesOfSignIn(context, { secret: outcome.value.secret, device: client.device }))
  const { refusal } = outcome
  return refusal.kind === "too-many-tries"
    ? refused({ status: 429, reason: tooManyTriesReason(refusal.retryAfterSeconds) })
    : refused({ status: 401, reason: secondFactorErrors[refusal.kind] })
}
