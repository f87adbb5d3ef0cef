import { useEffect, useRef } from "react"
import { useText } from "#src/ui/use-text.tsx"
import { Picture } from "./picture.tsx"
import type { ShownPicture } from "./lightbox.tsx"
import styles from "./lightbox.module.css"

type LightboxThumbnailsProps = {
  pictures: readonly ShownPicture[]
  index: number
  onChoose: (index: number) => void
}

/** The width of a thumbnail; other code that uses the same width reuses the cached file. */
export const thumbnailSizes = "6rem"

/** Thumbnails of all pictures; the current one is scrolled into view. */
export function LightboxThumbnails({ pictures, index, onChoose }: LightboxThumbnailsProps) {
  const t = useText()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const shown = row.current?.children[index]
    if (!row.current || !(shown instanceof HTMLElement)) return
    row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.clientWidth) / 2
  }, [index])
  return (
    <ul ref={row} className={styles.thumbnails} aria-label={t("Thumbnails")}>
      {pictures.map((picture, place) => (
        <li key={`${place}-${picture.id}`}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={picture.caption}
            aria-current={place === index}
            onClick={() => onChoose(place)}
          >
            <Picture picture={{ ...picture, alt: "" }} sizes={thumbnailSizes} shape="landscape" />
          </button>
        </li>
      ))}
    </ul>
  )
}
