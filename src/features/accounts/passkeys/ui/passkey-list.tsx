import { Form } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Passkey } from "../passkey.ts"
import { passkeyNameLabel } from "../passkeys.schema.ts"
import devices from "../../ui/device-list.module.css"
import styles from "./passkey-list.module.css"

type RowProps = { passkey: Passkey; isPending: boolean }

function DeletePasskey({ passkey, isPending }: RowProps) {
  const t = useText()
  const onSubmit = useConfirmedSubmit(() => ({
    title: "Delete this passkey?",
    message: t("{name} does not open your account any more. Please remove it from your device as well.", {
      name: passkey.name,
    }),
    confirmLabel: "Delete",
  }))
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="id" value={passkey.id} />
      <input type="hidden" name="intent" value="delete" />
      <Button size="small" variant="secondary" pending={isPending}>
        {t("Delete")}
        <VisuallyHidden>{` ${passkey.name}`}</VisuallyHidden>
      </Button>
    </Form>
  )
}

type RenameProps = RowProps & { errors: FieldErrors | undefined; typed: string | undefined }

const RenamePasskey = ({ passkey, errors, typed, isPending }: RenameProps) => {
  const t = useText()
  return (
    <details className={styles.rename} open={errors !== undefined || undefined}>
      <summary className={styles.summary}>
        {t("Rename")}
        <VisuallyHidden>{` ${passkey.name}`}</VisuallyHidden>
      </summary>
      <Form method="post">
        <FormFields>
          <input type="hidden" name="id" value={passkey.id} />
          <TextField
            id={`name-${passkey.id}`}
            name="name"
            label={passkeyNameLabel}
            error={errors?.["name"]}
            defaultValue={typed ?? passkey.name}
            autoComplete="off"
          />
          <div>
            <Button name="intent" value="rename" size="small" pending={isPending}>
              Save the name
            </Button>
          </div>
        </FormFields>
      </Form>
    </details>
  )
}

const lastUse = ({ lastUsedAt }: Passkey, t: Translate): string =>
  lastUsedAt === null ? t("Not used yet") : t("Last used {time}", { time: t(formatHotelMoment(lastUsedAt)) })

type PasskeyListProps = {
  passkeys: readonly Passkey[]
  canDelete: boolean
  answer: (FormAnswer & { readonly renamed?: string }) | undefined
  isPending: boolean
}

/** A person's passkeys, each with forms that rename and delete it (SAFE-8). */
export const PasskeyList = ({ passkeys, canDelete, answer, isPending }: PasskeyListProps) => {
  const t = useText()
  return passkeys.length === 0 ? (
    <p>{t("You have no passkey yet.")}</p>
  ) : (
    <ul className={devices.list}>
      {passkeys.map((passkey) => {
        const refused = answer?.renamed === passkey.id ? answer : undefined
        return (
          <li key={`${passkey.id} ${passkey.name}`} className={devices.device}>
            <div className={devices.text}>
              <h2 className={devices.name}>{passkey.name}</h2>
              <p className={devices.times}>
                {t("Added {time}", { time: t(formatHotelMoment(passkey.createdAt)) })}
              </p>
              <p className={devices.times}>{lastUse(passkey, t)}</p>
            </div>
            {canDelete && <DeletePasskey passkey={passkey} isPending={isPending} />}
            <RenamePasskey
              passkey={passkey}
              errors={refused?.errors}
              typed={refused?.values?.["name"]}
              isPending={isPending}
            />
          </li>
        )
      })}
    </ul>
  )
}
