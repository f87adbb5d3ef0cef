import { type MouseEvent, useState } from "react"
import { Carousel } from "#src/ui/pictures/carousel.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { type ContentImage, imageAddress } from "#src/features/content/image.ts"
import styles from "./openable-carousel.module.css"
import { ImageView } from "./image-view.tsx"

type OpenableCarouselProps = { name: string; images: readonly ContentImage[]; sizes: string }

/** The images with the chosen one first. */
const beginningAt = (images: readonly ContentImage[], index: number): ContentImage[] => [
  ...images.slice(index),
  ...images.slice(0, index),
]

/** A carousel whose pictures open larger in a dialog (DINE-2); without script the link opens the file. */
export function OpenableCarousel({ name, images, sizes }: OpenableCarouselProps) {
  const t = useText()
  const [opened, setOpened] = useState<number | null>(null)
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setOpened(index)
  }
  const slides = images.map((image, index) => ({
    key: image.id,
    content: (
      <a
        href={imageAddress(image)}
        className={styles.link}
        aria-haspopup="dialog"
        aria-label={t("Enlarge: {picture}", { picture: image.alt })}
        onClick={open(index)}
      >
        <ImageView image={image} sizes={sizes} shape="landscape" />
      </a>
    ),
  }))
  const larger = beginningAt(images, opened ?? 0).map((image) => ({
    key: image.id,
    content: (
      <figure className={styles.figure}>
        <ImageView image={image} sizes="(min-width: 75rem) 69rem, 100vw" shape="landscape" />
        <figcaption className={styles.caption}>{image.caption}</figcaption>
      </figure>
    ),
  }))
  return (
    <>
      <Carousel label={t("Pictures of {name}", { name })} slides={slides} />
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={name} size="wide" sheet>
        <Carousel label={t("{name}, larger", { name })} slides={larger} />
      </Dialog>
    </>
  )
}
