import { Form } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import { IdentityFields } from "./identity-fields.tsx"
import styles from "./second-factor.module.css"

const loadSchema = async () => (await import("../second-factor.schema.ts")).passwordAndCodeForm

type SecondFactorOnProps = {
  since: string
  /** How many recovery codes are left. */
  recoveryCodes: number
  answer: FormAnswer | undefined
  isPending: boolean
}

// The buttons of this form choose the action, so its schema has the password and a code only.
const appOnly = { hasApp: true, hasPasskey: false, isOn: true }

/** A second factor that is on: new recovery codes, or turning it off, by the password and a code. */
export function SecondFactorOn({ since, recoveryCodes, answer, isPending }: SecondFactorOnProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <p className={styles.text}>
          {t(
            "On since {time}. Recovery codes left: {count}. To change anything, please type your password and a code.",
            { time: t(formatHotelMoment(since)), count: recoveryCodes },
          )}
        </p>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <IdentityFields errors={errors} factors={appOnly} />
        <FormActions>
          <Button name="intent" value="renew-codes" pending={isPending}>
            Make new recovery codes
          </Button>
          <Button name="intent" value="turn-off" variant="danger" pending={isPending}>
            Turn off
          </Button>
        </FormActions>
      </FormFields>
    </Form>
  )
}
