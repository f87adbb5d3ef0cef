import { type MouseEvent, useState } from "react"
import { Picture } from "#src/ui/pictures/picture.tsx"
import type { GalleryPlace } from "#src/features/content/gallery/gallery.ts"
import { imageAddress } from "#src/features/content/image.ts"
import styles from "./gallery-wall.module.css"
import { Lightbox } from "#src/ui/pictures/lightbox.tsx"

/** The pictures of the hotel by place. A picture opens the viewer, or the file itself without script (GALL-1). */
export function GalleryWall({ places }: { places: readonly GalleryPlace[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const pictures = places.flatMap((place) => place.pictures)
  const open = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    setOpenAt(pictures.findIndex((picture) => picture.id === id))
  }
  return (
    <>
      {places.map((place) => (
        <section key={place.id} id={place.id} className={styles.place} aria-labelledby={`${place.id}-name`}>
          <div className={styles.head}>
            <h2 id={`${place.id}-name`}>{place.name}</h2>
            <p className={styles.line}>{place.line}</p>
          </div>
          <ul className={styles.wall}>
            {place.pictures.map((picture) => (
              <li key={picture.id} className={styles.item}>
                <a
                  href={imageAddress(picture)}
                  className={styles.link}
                  aria-haspopup="dialog"
                  onClick={open(picture.id)}
                >
                  <Picture
                    picture={picture}
                    sizes="(min-width: 62rem) 60vw, 100vw"
                    shape="landscape"
                    priority={picture === pictures[0]}
                  />
                  <span className={styles.caption}>{picture.caption}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Lightbox pictures={pictures} openAt={openAt} onClose={() => setOpenAt(null)} />
    </>
  )
}
