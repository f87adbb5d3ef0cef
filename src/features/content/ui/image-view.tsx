import { classes } from "#src/ui/classes.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import type { Plate } from "#src/features/content/image.ts"
import styles from "./image-view.module.css"

type PlateViewProps = {
  plate: Plate
  sizes: string
  shape?: "natural" | "square" | "portrait" | "landscape" | "wide" | "fill"
  priority?: boolean
  className?: string | undefined
}

/** A picture or a drawing, in the same frames. */
export function PlateView({ plate, shape = "natural", ...rest }: PlateViewProps) {
  if (!plate.drawing) return <Picture picture={plate} shape={shape} {...rest} />
  return (
    <span className={classes(styles.frame, styles[shape], rest.className)}>
      <img
        className={styles.drawing}
        src={plate.drawing}
        alt={plate.alt}
        width={plate.width}
        height={plate.height}
        loading={rest.priority ? "eager" : "lazy"}
      />
    </span>
  )
}
