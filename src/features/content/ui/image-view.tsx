import { classes } from "#src/ui/classes.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import styles from "./image-view.module.css"

type ImageViewProps = {
  image: ContentImage
  sizes: string
  shape?: "natural" | "square" | "portrait" | "landscape" | "wide" | "fill"
  priority?: boolean
  className?: string | undefined
}

/** A picture or a drawing, in the same shapes. */
export function ImageView({ image, shape = "natural", ...rest }: ImageViewProps) {
  if (!image.drawing) return <Picture picture={image} shape={shape} {...rest} />
  return (
    <span className={classes(styles.frame, styles[shape], rest.className)}>
      <img
        className={styles.drawing}
        src={image.drawing}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={rest.priority ? "eager" : "lazy"}
      />
    </span>
  )
}
