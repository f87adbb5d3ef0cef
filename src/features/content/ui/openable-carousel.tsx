import { type MouseEvent, useState } from "react"
import { Carousel } from "#src/ui/pictures/carousel.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { type Plate, plateAddress } from "#src/features/content/image.ts"
import styles from "./openable-carousel.module.css"
import { PlateView } from "./image-view.tsx"

type OpenableCarouselProps = { name: string; plates: readonly Plate[]; sizes: string }

/** The plates with the chosen one first. */
const beginningAt = (plates: readonly Plate[], index: number): Plate[] => [
  ...plates.slice(index),
  ...plates.slice(0, index),
]

/** A carousel whose pictures open a larger one in a dialog (DINE-2); without script they open by themselves. */
export function OpenableCarousel({ name, plates, sizes }: OpenableCarouselProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setOpened(index)
  }
  const slides = plates.map((plate, index) => ({
    key: plate.id,
    content: (
      <a
        href={plateAddress(plate)}
        className={styles.link}
        aria-haspopup="dialog"
        aria-label={`Enlarge: ${plate.alt}`}
        onClick={open(index)}
      >
        <PlateView plate={plate} sizes={sizes} shape="landscape" />
      </a>
    ),
  }))
  const larger = beginningAt(plates, opened ?? 0).map((plate) => ({
    key: plate.id,
    content: (
      <figure className={styles.figure}>
        <PlateView plate={plate} sizes="(min-width: 75rem) 69rem, 100vw" shape="landscape" />
        <figcaption className={styles.caption}>{plate.caption}</figcaption>
      </figure>
    ),
  }))
  return (
    <>
      <Carousel label={`Pictures of ${name}`} slides={slides} />
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={name} size="wide" sheet>
        <Carousel label={`${name}, larger`} slides={larger} />
      </Dialog>
    </>
  )
}
