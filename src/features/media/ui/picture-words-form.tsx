import { useState } from "react"
import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormActions, FormFields } from "#src/ui/form-layout.tsx"
import { TextAreaField } from "#src/ui/text-area-field.tsx"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"
import { type LibraryPicture, longestAlt } from "../picture.ts"
import { focalText } from "../picture-form.ts"
import { FocalPicker } from "./focal-picker.tsx"

type PictureWordsFormProps = {
  picture: LibraryPicture
  answer: FormAnswer | undefined
  isPending: boolean
}

/** What a picture shows and the point of it that stays in sight, wherever it hangs. */
export function PictureWordsForm({ picture, answer, isPending }: PictureWordsFormProps) {
  const [focal, setFocal] = useState(picture.focal)
  return (
    <Form method="post" replace preventScrollReset noValidate aria-label="Picture">
      <FormFields>
        <input type="hidden" name="focal" value={focalText(focal)} />
        <FocalPicker picture={{ ...picture, focal }} onAim={setFocal} />
        <TextAreaField
          name="alt"
          label="What it shows"
          hint="For those who cannot see it. Press on the picture to choose the point that is never cropped away."
          rows={3}
          maxLength={longestAlt}
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
