import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/icons/DotsSixVertical"
import { TrashIcon } from "@phosphor-icons/react/dist/icons/Trash"
import type { Icon as Drawing } from "@phosphor-icons/react"
import { useState } from "react"
import { parseUploadHash } from "#src/shared/picture-address.ts"
import { FieldError } from "#src/ui/forms/field.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import type { SortHandle } from "#src/ui/browser/use-sortable.ts"
import { type Focal, maxAltLength, middle } from "../picture.ts"
import { focalText, formatPartName, pictureParts } from "../picture-form.ts"
import type { FieldEntry, FieldPicture } from "./field-picture.ts"
import { FocalPicker } from "./focal-picker.tsx"
import styles from "./picture-card.module.css"

type PictureCardProps = {
  entry: FieldEntry
  place: number
  count: number
  handle: SortHandle
  isAltMissing: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onAim: (focal: Focal) => void
}

type ToolProps = { of: Drawing; label: string; isOff?: boolean; onPress: () => void }

const Tool = ({ of, label, isOff = false, onPress }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onPress}
  >
    <Icon of={of} label={label} />
  </button>
)

const Waiting = ({ entry: { fileName, progress, reason } }: { entry: FieldEntry }) => (
  <div className={styles.waiting}>
    <p className={styles.fileName}>{fileName}</p>
    {reason === null ? (
      <progress
        className={styles.progress}
        value={progress < 1 ? progress : undefined}
        aria-label={fileName}
      />
    ) : (
      <FieldError id={`${fileName}-reason`}>{reason}</FieldError>
    )}
  </div>
)

type WordsProps = { picture: FieldPicture; isMissing: boolean; onAim: (focal: Focal) => void }

/** The editable fields of a picture; project pictures keep their texts. */
function Words({ picture, isMissing, onAim }: WordsProps) {
  const { id, alt, focal = middle } = picture
  const [isEmpty, setEmpty] = useState(alt === "")
  if (parseUploadHash(id) === null)
    return (
      <>
        <Picture picture={picture} sizes="20rem" />
        <p className={styles.hotelTexts}>{alt}</p>
      </>
    )
  return (
    <>
      <FocalPicker picture={picture} onAim={onAim} />
      <input type="hidden" name={formatPartName("focal", id)} value={focalText(focal)} />
      <div className={styles.words}>
        <TextAreaField
          name={formatPartName("alt", id)}
          label="What it shows"
          rows={3}
          maxLength={maxAltLength}
          defaultValue={alt}
          onChange={({ currentTarget }) => setEmpty(currentTarget.value.trim() === "")}
          error={isMissing && isEmpty ? "Say it in a few words." : undefined}
        />
      </div>
    </>
  )
}

/** A picture in a field: description, focal point and position. */
export function PictureCard({ entry, place, count, handle, isAltMissing, ...on }: PictureCardProps) {
  const { picture } = entry
  const name = picture?.alt || entry.fileName || `picture ${place + 1}`
  return (
    <li className={styles.card}>
      <div className={styles.tools}>
        {count > 1 && (
          <>
            <span className={styles.handle} title="Drag" aria-hidden="true" {...handle}>
              <Icon of={DotsSixVerticalIcon} />
            </span>
            <span className={styles.place}>
              {place + 1} of {count}
            </span>
            <Tool
              of={ArrowLeftIcon}
              label={`Earlier: ${name}`}
              isOff={place === 0}
              onPress={() => on.onMove(place - 1)}
            />
            <Tool
              of={ArrowRightIcon}
              label={`Later: ${name}`}
              isOff={place === count - 1}
              onPress={() => on.onMove(place + 1)}
            />
          </>
        )}
        <Tool of={TrashIcon} label={`Take out: ${name}`} onPress={on.onRemove} />
      </div>
      {picture ? (
        <>
          <input type="hidden" name={pictureParts.kept} value={picture.id} />
          <Words picture={picture} isMissing={isAltMissing} onAim={on.onAim} />
        </>
      ) : (
        <Waiting entry={entry} />
      )}
    </li>
  )
}
