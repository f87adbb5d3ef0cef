import { useState } from "react"
import { Form } from "react-router"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { Button } from "#src/ui/button.tsx"
import { EditConflictNotice } from "#src/ui/forms/edit-conflict.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { type LibraryPicture, maxAltLength } from "../picture.ts"
import { focalText, pictureTextFields, pictureTextValues, readFocal, formatFocal } from "../picture-form.ts"
import { FocalPicker } from "./focal-picker.tsx"

/** Description and focal point of one version. */
export type SavedTexts = { readonly version: number; readonly values: FieldValues }

type PictureTextsFormProps = {
  picture: LibraryPicture
  answer: FormAnswer | undefined
  /** The values that this form saved last. */
  saved: SavedTexts | undefined
  isPending: boolean
}

/** The values that the form was opened with: the page may reload while somebody types. */
function useOpenedTexts(picture: LibraryPicture, saved: SavedTexts | undefined): SavedTexts {
  const [opened, setOpened] = useState<SavedTexts>({
    version: picture.version,
    values: pictureTextValues(picture),
  })
  if (saved && saved.version !== opened.version) setOpened(saved)
  return opened
}

function show(name: string, value: string): string {
  const focal = name === "focal" ? readFocal(value) : null
  return focal ? formatFocal(focal) : value
}

/** Edits description and focal point for all uses of a picture. */
export function PictureTextsForm({ picture, answer, saved, isPending }: PictureTextsFormProps) {
  const [focal, setFocal] = useState(readFocal(answer?.values?.["focal"]) ?? picture.focal)
  const record = useOpenedTexts(picture, saved)
  const put = (name: string, value: string) => {
    const theirs = name === "focal" ? readFocal(value) : null
    if (theirs) setFocal(theirs)
  }
  return (
    <Form method="post" replace preventScrollReset noValidate aria-label="Picture">
      <FormFields>
        <EditConflictNotice
          answer={answer}
          record={record}
          labels={pictureTextFields}
          show={show}
          put={put}
        />
        <input type="hidden" name="focal" value={focalText(focal)} />
        <FocalPicker picture={{ ...picture, focal }} onAim={setFocal} />
        <TextAreaField
          name="alt"
          label={pictureTextFields.alt}
          hint="For those who cannot see it. Press on the picture to choose the point that is never cropped away."
          rows={3}
          maxLength={maxAltLength}
          defaultValue={answer?.values?.["alt"] ?? picture.alt}
          error={answer?.errors?.["alt"]}
        />
        <FormActions>
          <Button pending={isPending}>Save</Button>
        </FormActions>
      </FormFields>
    </Form>
  )
}
