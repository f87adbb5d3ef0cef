import { useState } from "react"
import { Form } from "react-router"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { Button } from "#src/ui/button.tsx"
import { ChangedMeanwhile } from "#src/ui/forms/edit-conflict.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { type LibraryPicture, longestAlt } from "../picture.ts"
import {
  focalText,
  pictureWordsFields,
  pictureWordsValues,
  readFocal,
  wordsOfFocal,
} from "../picture-form.ts"
import { FocalPicker } from "./focal-picker.tsx"

/** The words of a picture in one of its versions. */
export type SavedWords = { readonly version: number; readonly values: FieldValues }

type PictureWordsFormProps = {
  picture: LibraryPicture
  answer: FormAnswer | undefined
  /** What this form saved last. */
  saved: SavedWords | undefined
  isPending: boolean
}

/** What the form was opened with: the page may be loaded anew around it while somebody types. */
function useOpenedWords(picture: LibraryPicture, saved: SavedWords | undefined): SavedWords {
  const [opened, setOpened] = useState<SavedWords>({
    version: picture.version,
    values: pictureWordsValues(picture),
  })
  if (saved && saved.version !== opened.version) setOpened(saved)
  return opened
}

function show(name: string, value: string): string {
  const focal = name === "focal" ? readFocal(value) : null
  return focal ? wordsOfFocal(focal) : value
}

/** What a picture shows and the point of it that stays in sight, wherever it hangs. */
export function PictureWordsForm({ picture, answer, saved, isPending }: PictureWordsFormProps) {
  const [focal, setFocal] = useState(readFocal(answer?.values?.["focal"]) ?? picture.focal)
  const record = useOpenedWords(picture, saved)
  const put = (name: string, value: string) => {
    const theirs = name === "focal" ? readFocal(value) : null
    if (theirs) setFocal(theirs)
  }
  return (
    <Form method="post" replace preventScrollReset noValidate aria-label="Picture">
      <FormFields>
        <ChangedMeanwhile answer={answer} record={record} labels={pictureWordsFields} show={show} put={put} />
        <input type="hidden" name="focal" value={focalText(focal)} />
        <FocalPicker picture={{ ...picture, focal }} onAim={setFocal} />
        <TextAreaField
          name="alt"
          label={pictureWordsFields.alt}
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
