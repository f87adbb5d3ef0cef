import { Form } from "react-router"
import { accountFields } from "#src/features/accounts/account-fields.ts"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { Text, useText } from "#src/ui/use-text.tsx"
import type { QrCode } from "#src/shared/qr-code.ts"
import { asksForPassword, type SecondFactors } from "../second-factors.ts"
import { IdentityFields, IdentityPasskey } from "./identity-fields.tsx"
import styles from "./second-factor.module.css"

const loadSecondFactorCodeForm = async () => (await import("../second-factor.schema.ts")).secondFactorCodeForm

const loadCurrentPasswordForm = async () => (await import("../second-factor.schema.ts")).currentPasswordForm

type StepProps = { answer: FormAnswer | undefined; isPending: boolean }

/** Step 1: the password, or a passkey. */
export function BeginSecondFactor({ factors, answer, isPending }: StepProps & { factors: SecondFactors }) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadCurrentPasswordForm, answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <p className={styles.text}>
          {t(
            "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis. First, please confirm that it is you.",
          )}
        </p>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <input type="hidden" name="intent" value="begin" />
        <IdentityFields errors={errors} factors={factors} />
        <FormActions>
          {asksForPassword(factors) && (
            <Button size="large" pending={isPending}>
              Set up
            </Button>
          )}
          <IdentityPasskey factors={factors} isPending={isPending} />
        </FormActions>
      </FormFields>
    </Form>
  )
}

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ")

type ConfirmProps = StepProps & { qrCode: QrCode; uri: string; secret: string }

/** Step 2: the secret as a QR code and as text, and the first code. */
export function ConfirmSecondFactor({ qrCode, uri, secret, answer, isPending }: ConfirmProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSecondFactorCodeForm, answer)
  return (
    <div className={styles.setUp}>
      <div className={styles.secret}>
        <svg
          className={styles.qrCode}
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          role="img"
          aria-label={t("QR code for your authenticator app")}
        >
          <path d={qrCode.path} />
        </svg>
        <p className={styles.text}>
          <Text
            text="Scan this with your authenticator app. On this phone, <link>open the app</link>, or type the key:"
            parts={{ link: <a href={uri}>{""}</a> }}
          />
        </p>
        <p className={styles.key}>{inGroups(secret)}</p>
        <p className={styles.text}>
          {t("You have ten minutes, in this browser. After that, you begin again with a new key.")}
        </p>
      </div>
      <Form method="post" {...form}>
        <FormFields>
          <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
          <TextField
            name="code"
            kind="code"
            label={accountFields.code}
            hint="The six digits that the app shows now"
            error={errors["code"]}
            enterKeyHint="go"
          />
          <FormActions>
            <Button name="intent" value="confirm" size="large" pending={isPending}>
              Turn on
            </Button>
          </FormActions>
        </FormFields>
      </Form>
    </div>
  )
}
