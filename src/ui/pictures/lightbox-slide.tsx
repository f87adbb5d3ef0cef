/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- an enlarged picture is moved with the arrow keys */
import { classes } from "#src/ui/classes.ts"
import styles from "./lightbox.module.css"
import type { PictureSource } from "./picture-sources.ts"
import { thumbnailSizes } from "./lightbox-thumbnails.tsx"
import { Picture } from "./picture.tsx"

/** An enlarged picture opens at its middle. */
function showMiddle(stage: HTMLElement | null): void {
  if (!stage) return
  const left = (stage.scrollWidth - stage.clientWidth) / 2
  const top = (stage.scrollHeight - stage.clientHeight) / 2
  stage.scrollTo({ left, top, behavior: "instant" })
}

type LightboxSlideProps = {
  picture: PictureSource
  isCurrent: boolean
  /** False when it is far from the current one and need not be loaded. */
  isNear: boolean
  isZoomed: boolean
  onZoom: () => void
}

/** One picture of the viewer, fitted or zoomed; the cached thumbnail is shown until it has loaded. */
export function LightboxSlide({ picture, isCurrent, isNear, isZoomed, onZoom }: LightboxSlideProps) {
  return (
    <li className={styles.slide} aria-hidden={!isCurrent} inert={!isCurrent}>
      <div
        ref={isZoomed ? showMiddle : undefined}
        className={classes(styles.stage, isZoomed && styles.zoomed)}
        tabIndex={isZoomed ? 0 : undefined}
        onDoubleClick={onZoom}
      >
        <div className={classes(styles.sheet, isZoomed && styles.large)}>
          {isNear && (
            <Picture picture={{ ...picture, alt: "" }} sizes={thumbnailSizes} className={styles.picture} />
          )}
          {isNear && <Picture picture={picture} sizes="100vw" className={styles.picture} />}
          {isZoomed && <Picture picture={{ ...picture, alt: "" }} sizes="200vw" className={styles.picture} />}
        </div>
      </div>
    </li>
  )
}
