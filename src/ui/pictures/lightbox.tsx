/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the viewer listens to the arrow keys for everything inside it */
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { MagnifyingGlassMinusIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlassMinus"
import { MagnifyingGlassPlusIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlassPlus"
import { XIcon } from "@phosphor-icons/react/dist/icons/X"
import { type KeyboardEvent, useState } from "react"
import { classes } from "#src/ui/classes.ts"
import { useModal } from "#src/ui/dialogs/dialog.tsx"
import { RoundButton } from "./round-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { LightboxSlide } from "./lightbox-slide.tsx"
import { LightboxThumbnails } from "./lightbox-thumbnails.tsx"
import styles from "./lightbox.module.css"
import type { PictureSource } from "./picture-sources.ts"
import { useLightboxTrack } from "./use-lightbox-track.ts"

export type ShownPicture = PictureSource & { readonly caption: string }

type LightboxProps = {
  pictures: readonly ShownPicture[]
  /** The picture to open at; closed while it is null. */
  openAt: number | null
  onClose: () => void
}

/** A full-screen picture viewer with swipe, keys, zoom and thumbnails (GALL-1). */
export function Lightbox({ pictures, openAt, onClose }: LightboxProps) {
  const t = useText()
  const dialog = useModal(openAt !== null)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="night"
      aria-label={t("Gallery")}
      onClose={onClose}
    >
      {openAt !== null && <Viewer pictures={pictures} first={openAt} close={() => dialog.current?.close()} />}
    </dialog>
  )
}

type ViewerProps = { pictures: readonly ShownPicture[]; first: number; close: () => void }

function Viewer({ pictures, first, close }: ViewerProps) {
  const t = useText()
  const { track, index, go, read } = useLightboxTrack(first, pictures.length)
  const [zoomedAt, setZoomedAt] = useState<number | null>(null)
  const isZoomed = zoomedAt === index
  const setZoomed = (isWanted: boolean) => setZoomedAt(isWanted ? index : null)
  const last = pictures.length - 1
  const pressKey = (event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    const zoom = { "+": true, "=": true, "-": false }[event.key]
    if (zoom !== undefined) setZoomed(zoom)
    if (target === undefined || isZoomed) return
    event.preventDefault()
    go(target)
  }
  return (
    <section className={styles.viewer} aria-label={t("Pictures")} onKeyDown={pressKey}>
      <div className={styles.bar}>
        <p className={styles.count}>
          {t("{count} of {total}", { count: index + 1, total: pictures.length })}
        </p>
        <RoundButton
          icon={isZoomed ? MagnifyingGlassMinusIcon : MagnifyingGlassPlusIcon}
          label={isZoomed ? "Zoom out" : "Zoom in"}
          onClick={() => setZoomed(!isZoomed)}
        />
        <RoundButton icon={XIcon} label="Close" onClick={close} />
      </div>
      <ul
        ref={track}
        tabIndex={0}
        className={classes(styles.track, isZoomed && styles.still)}
        onScroll={read}
      >
        {pictures.map((picture, place) => (
          <LightboxSlide
            key={`${place}-${picture.id}`}
            picture={picture}
            isCurrent={place === index}
            isNear={Math.abs(place - index) < 2}
            isZoomed={isZoomed && place === index}
            onZoom={() => setZoomed(!isZoomed)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <RoundButton
          icon={ArrowLeftIcon}
          label="Previous"
          isDisabled={index === 0}
          onClick={() => go(index - 1)}
        />
        <p className={styles.caption} aria-live="polite">
          {pictures[index]?.caption}
        </p>
        <RoundButton
          icon={ArrowRightIcon}
          label="Next"
          isDisabled={index === last}
          onClick={() => go(index + 1)}
        />
      </div>
      <LightboxThumbnails pictures={pictures} index={index} onChoose={go} />
    </section>
  )
}
