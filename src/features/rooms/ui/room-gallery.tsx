import { Carousel } from "#src/ui/pictures/carousel.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { Amenities } from "./amenities.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./room-gallery.module.css"

type RoomGalleryProps = { name: string; pictures: readonly PictureSource[] }

const sizes = "(min-width: 75rem) 52rem, (min-width: 62rem) 70vw, 92vw"

/** The pictures of a room and its facts. */
export function RoomGallery({ name, pictures }: RoomGalleryProps) {
  const t = useText()
  const slides = pictures.map((picture) => ({
    key: picture.id,
    content: <Picture picture={picture} sizes={sizes} shape="landscape" />,
  }))
  return (
    <div className={styles.gallery}>
      {slides.length > 0 && <Carousel label={t("Pictures of the {name}", { name })} slides={slides} />}
      <div className={styles.amenities}>
        <Eyebrow as="h3">In the room</Eyebrow>
        <Amenities withWords />
      </div>
    </div>
  )
}
