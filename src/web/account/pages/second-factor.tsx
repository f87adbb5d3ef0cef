import { Link, redirect } from "react-router"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { createQrCode } from "#src/shared/qr-code.ts"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { findSecondFactorState } from "#src/features/accounts/second-factor/set-up.service.ts"
import { totpUri } from "#src/features/accounts/second-factor/totp.ts"
import { RecoveryCodes } from "#src/features/accounts/second-factor/ui/recovery-codes.tsx"
import { SecondFactorOn } from "#src/features/accounts/second-factor/ui/second-factor-on.tsx"
import {
  BeginSecondFactor,
  ConfirmSecondFactor,
} from "#src/features/accounts/second-factor/ui/second-factor-set-up.tsx"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { messages } from "#src/shared/messages.ts"
import { isStaff } from "#src/shared/staff-rights.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FocusedStep } from "#src/ui/forms/focused-answer.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { Text } from "#src/ui/use-text.tsx"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { renewBrowserSession, readSentPasskey, readSessionSecret } from "#src/web/session.server.ts"
import { changeSecondFactor, type SecondFactorAnswer } from "../second-factor-forms.server.ts"
import type { Route } from "./+types/second-factor"

export const meta = () => pageMeta({ title: "Second factor", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  if (await findSessionGuest(platform, actor)) throw redirect("/create-account")
  const found = await findProfile(platform, actor, actor.userId)
  if (!found.ok) throw redirect("/my-account")
  const isDemanded = actor.awaitsSecondFactor ?? false
  const next = isStaff(actor) || isDemanded ? "/admin" : "/my-account"
  const state = await findSecondFactorState(platform, actor, readSessionSecret(context, request))
  const factors = await findSecondFactors(platform.db, actor.userId)
  if (state.kind !== "unconfirmed") return { state, factors, isDemanded, next }
  const uri = totpUri(state.secret, found.value.username)
  return { state: { ...state, uri, qrCode: createQrCode(uri) }, factors, isDemanded, next }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const sender = { address: context.get(addressContext), sessionSecret: readSessionSecret(context, request) }
  const typed = Object.fromEntries(await request.formData())
  const passkey = readSentPasskey(context, request, typed)
  const answer = await changeSecondFactor(context.get(platformContext), actor, { ...sender, typed, passkey })
  if (answer.init?.status === 200) await renewBrowserSession(context, request)
  return answer
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Loaded = Route.ComponentProps["loaderData"]

type CurrentStepProps = Pick<Loaded, "state" | "factors"> & { answer: SecondFactorAnswer | undefined }

function CurrentStep({ state, factors, answer }: CurrentStepProps) {
  const isPending = useSending()
  const form = { answer, isPending }
  if (state.kind === "on") return <SecondFactorOn {...state} {...form} />
  if (state.kind === "unconfirmed") return <ConfirmSecondFactor {...state} {...form} />
  return <BeginSecondFactor factors={factors} {...form} />
}

function begunStep({ kind }: Loaded["state"], answer: SecondFactorAnswer | undefined): string {
  if (!answer || answer.errors || answer.reason || answer.isFault) return ""
  return answer.recoveryCodes ? "codes" : kind
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { state, factors, isDemanded, next } = loaderData
  const answer: SecondFactorAnswer | undefined = actionData
  useFaultAlert(answer, messages.accounts.networkFailed)
  const codes = answer?.recoveryCodes
  const onward = { to: next, label: next === "/admin" ? "Open the administration" : "Back to your account" }
  return (
    <AccountPage
      eyebrow="Your account"
      title="Second factor"
      lead="A code from your phone, besides the password. A stolen password alone then opens nothing."
    >
      <SecurityLinks />
      {isDemanded && !codes && (
        <Notice tone="info" title="Your hotel asks all staff for a second factor">
          <Text
            text="The administration opens once you have set it up. <link>A passkey</link> counts as well."
            parts={{ link: <Link to="/my-account/passkeys">{""}</Link> }}
          />
        </Notice>
      )}
      {answer?.isOff && <Notice tone="success" title="Your second factor is off" live />}
      <FocusedStep begun={begunStep(state, answer)}>
        {codes ? (
          <RecoveryCodes codes={codes} isRenewal={answer?.isRenewal ?? false} next={onward} />
        ) : (
          <CurrentStep state={state} factors={factors} answer={answer} />
        )}
      </FocusedStep>
    </AccountPage>
  )
}
