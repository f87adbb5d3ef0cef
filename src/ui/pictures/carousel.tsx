/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the row takes focus so that the arrow keys scroll it */
import { type ReactNode, useRef, useState } from "react"
import styles from "./carousel.module.css"
import { classes } from "#src/ui/classes.ts"
import { useText } from "#src/ui/use-text.tsx"
import { CarouselSteps } from "./carousel-steps.tsx"

type Slide = { key: string; content: ReactNode }

type CarouselProps = {
  label: string
  slides: readonly Slide[]
  /** How many slides are side by side from 768 px; below that there is one. */
  shown?: 1 | 2 | 3
}

const columns = { 1: undefined, 2: styles.two, 3: styles.three }

/** A row of slides: native scrolling, with buttons. */
export function Carousel({ label, slides, shown = 1 }: CarouselProps) {
  const t = useText()
  const track = useRef<HTMLUListElement>(null)
  const [{ index, isAtEnd }, setPlace] = useState({ index: 0, isAtEnd: slides.length <= 1 })
  const read = () => {
    const row = track.current
    const first = row?.firstElementChild?.getBoundingClientRect().width
    if (!row || !first) return
    const remaining = row.scrollWidth - row.clientWidth - row.scrollLeft
    setPlace({ index: Math.round(row.scrollLeft / first), isAtEnd: remaining < 2 })
  }
  const step = (by: -1 | 1) => {
    const first = track.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    track.current?.scrollBy({ left: by * first })
  }
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={t(label)}>
      <ul ref={track} tabIndex={0} className={classes(styles.track, columns[shown])} onScroll={read}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.foot}>
          <p className={styles.count}>
            {t("{count} of {total}", { count: Math.min(index + 1, slides.length), total: slides.length })}
          </p>
          <div className={styles.buttons}>
            <CarouselSteps isAtStart={index === 0} isAtEnd={isAtEnd} onStep={step} />
          </div>
        </div>
      )}
    </section>
  )
}
