import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"
import { messages } from "#src/shared/messages.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { PasskeyPurpose } from "../passkey.ts"

/** The answer of an authenticator as a form sends it, or the reason why there is none; null when no message is needed. */
type AuthenticatorAnswer = Result<string, string | null>

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

async function fetchOptions(purpose: PasskeyPurpose): Promise<Result<Options, string>> {
  const body = new URLSearchParams({ purpose })
  const reply = await fetch("/passkey-options", { method: "POST", body })
  const { options, reason } = (await reply.json()) as { options?: Options; reason?: string }
  return options ? done(options) : refused(reason ?? messages.accounts.networkFailed)
}

const reasons: Readonly<Record<string, string | null>> = {
  // Another request of this page took its place.
  AbortError: null,
  InvalidStateError: "This device has a passkey of your account already.",
  NotAllowedError: "No passkey was used. Please try again when you are ready.",
  SecurityError: "Passkeys do not work at this address.",
}

function reasonOf(error: unknown): string | null {
  const known = error instanceof Error ? reasons[error.name] : undefined
  return known === undefined ? messages.accounts.networkFailed : known
}

/** Calls an authenticator; with `isAutofill` the browser offers passkeys where the username is typed, and waits. */
export async function requestAuthenticator(
  purpose: PasskeyPurpose,
  { isAutofill = false } = {},
): Promise<AuthenticatorAnswer> {
  try {
    const found = await fetchOptions(purpose)
    if (!found.ok) return found
    const optionsJSON = found.value
    const answer =
      purpose === "add"
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    return done(JSON.stringify(answer))
  } catch (error) {
    return refused(reasonOf(error))
  }
}

/** Ends a request that waits. */
export const cancelRequest = (): void => WebAuthnAbortService.cancelCeremony()
