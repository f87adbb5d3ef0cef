import { data } from "react-router"
import { z } from "zod"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import type { SentPasskey } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import {
  type RecoveryCodes,
  renewRecoveryCodes,
  type SecondFactorRefusal,
  turnOffSecondFactor,
} from "#src/features/accounts/second-factor/second-factor.service.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
} from "#src/features/accounts/second-factor/set-up.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import {
  currentPasswordForm,
  passwordAndCodeForm,
  secondFactorCodeForm,
} from "#src/features/accounts/second-factor/second-factor.schema.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import type { Result } from "#src/shared/result.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

export type SecondFactorAnswer = FormAnswer & {
  /** New recovery codes, which are shown this once. */
  readonly recoveryCodes?: readonly string[]
  /** The recovery codes replace earlier ones. */
  readonly isRenewal?: true
  readonly isOff?: true
}

type Sent = {
  readonly typed: Record<string, FormDataEntryValue>
  /** Replaces the password of a set-up; null without one. */
  readonly passkey: SentPasskey | null
  readonly address: string
  readonly sessionSecret: string | null
}

const withoutPassword = z.object({}).transform(() => ({ currentPassword: "" }))

const answer = (status: number, body: SecondFactorAnswer) => data<SecondFactorAnswer>(body, { status })

/** The answer to one of the forms of the second factor; the button says which. */
export async function changeSecondFactor(platform: Platform, actor: SignedInActor, sent: Sent) {
  const { typed, passkey, address, sessionSecret } = sent
  if (typed["intent"] === "begin")
    return answerTo(passkey ? withoutPassword : currentPasswordForm, typed, (proof) =>
      beginSecondFactor(platform, actor, { ...proof, passkey, address, sessionSecret }),
    )
  if (typed["intent"] === "confirm")
    return answerTo(secondFactorCodeForm, typed, (proof) =>
      confirmSecondFactor(platform, actor, { ...proof, address, sessionSecret }),
    )
  if (typed["intent"] === "renew-codes") {
    const renewed = await answerTo(passwordAndCodeForm, typed, (proof) =>
      renewRecoveryCodes(platform, actor, { ...proof, address }),
    )
    return renewed.init?.status === 200 ? answer(200, { ...renewed.data, isRenewal: true }) : renewed
  }
  const off = await answerTo(passwordAndCodeForm, typed, (proof) =>
    turnOffSecondFactor(platform, actor, { ...proof, address }),
  )
  return off.init?.status === 200 ? answer(200, { isOff: true }) : off
}

async function answerTo<Proof>(
  schema: z.ZodType<Proof>,
  typed: Sent["typed"],
  change: (proof: Proof) => Promise<Result<RecoveryCodes | null, SecondFactorRefusal>>,
) {
  const parsed = schema.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const outcome = await change(parsed.data)
  return outcome.ok ? answer(200, outcome.value ?? {}) : answerToRefusal(outcome.refusal)
}

function answerToRefusal(refusal: SecondFactorRefusal) {
  const { kind } = refusal
  if (kind === "too-many-tries") return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (kind === "already-on" || kind === "not-on" || kind === "set-up-over")
    return answer(409, { reason: secondFactorErrors[kind] })
  return answer(422, { errors: identityErrors(refusal) })
}
