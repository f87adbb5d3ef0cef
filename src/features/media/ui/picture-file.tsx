import type { ReactNode } from "react"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { formatFileSize } from "../file-size.ts"
import type { LibraryPicture } from "../picture.ts"
import styles from "./picture-file.module.css"
import { PictureStateView } from "./picture-state.tsx"
import { PictureUses } from "./picture-uses.tsx"

type PictureFileProps = {
  picture: LibraryPicture
  mayOpenRooms: boolean
  /** The form for description and focal point. */
  children: ReactNode
}

/** A picture of the library: its form and its facts. */
export function PictureFile({ picture, mayOpenRooms, children }: PictureFileProps) {
  const facts = [
    { term: "Used by", description: <PictureUses {...picture} mayOpenRooms={mayOpenRooms} /> },
    { term: "Sizes", description: <PictureStateView picture={picture} /> },
    { term: "File", description: picture.fileName },
    { term: "Width and height", description: `${picture.width} × ${picture.height}` },
    { term: "File size", description: formatFileSize(picture.fileBytes) },
    { term: "Sent", description: formatHotelMoment(picture.uploadedAt) },
  ]
  return (
    <div className={styles.file}>
      <div className={styles.words}>{children}</div>
      <DefinitionList items={facts} />
    </div>
  )
}
