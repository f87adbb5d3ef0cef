import { classes } from "#src/ui/classes.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import styles from "./room-picture.module.css"

type RoomPictureProps = {
  picture: PictureSource | undefined
  sizes: string
  shape?: "landscape" | "wide" | "portrait"
  priority?: boolean
}

/** A room's picture, or a drawn evening sky when there is none. */
export function RoomPicture({ picture, sizes, shape = "landscape", priority = false }: RoomPictureProps) {
  if (!picture) return <span className={classes(styles.missing, styles[shape])} aria-hidden="true" />
  return <Picture picture={picture} sizes={sizes} shape={shape} priority={priority} />
}
