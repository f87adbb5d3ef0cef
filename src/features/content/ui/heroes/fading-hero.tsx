import { PauseIcon } from "@phosphor-icons/react/dist/icons/Pause"
import { PlayIcon } from "@phosphor-icons/react/dist/icons/Play"
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react"
import { classes } from "#src/ui/classes.ts"
import { RoundButton } from "#src/ui/pictures/round-button.tsx"
import { useLaterTexts, useText } from "#src/ui/use-text.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { fullBleedSizes } from "./full-bleed.ts"
import styles from "./fading-hero.module.css"
import { ImageView } from "../image-view.tsx"
import { usePrefersReducedMotion } from "../use-prefers-reduced-motion.ts"

const slideMilliseconds = 3000

// The server shows a hero that moves; with reduced motion the browser shows it still.
const laterTexts = ["Play"]

export type HeroSlide = { key: string; name: string; image: ContentImage }

type FadingHeroProps = { label: string; slides: readonly HeroSlide[]; children: ReactNode }

type SlidePlace = { index: number; furthest: number }

const at = (index: number, { furthest }: SlidePlace): SlidePlace => ({
  index,
  furthest: Math.max(furthest, index),
})

const subscribeToNothing = () => () => undefined

/**
 * The current slide, and how many slides have loaded their picture: the first, and after hydration one ahead of those
 * seen.
 */
function useSlides(count: number, isPlaying: boolean) {
  const [place, setPlace] = useState<SlidePlace>({ index: 0, furthest: 0 })
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { index, furthest } = place
  useEffect(() => {
    if (!isPlaying) return undefined
    const next = () => setPlace((now) => at((index + 1) % count, now))
    const timer = setTimeout(next, slideMilliseconds)
    return () => clearTimeout(timer)
  }, [index, isPlaying, count])
  const show = (chosen: number) => setPlace((now) => at(chosen, now))
  return { index, loaded: isReady ? furthest + 1 : 0, show }
}

/** A full-bleed hero with fading pictures; it does not move with reduced motion (ROOMS-1). */
export function FadingHero({ label, slides, children }: FadingHeroProps) {
  const t = useText()
  useLaterTexts(laterTexts)
  const prefersReducedMotion = usePrefersReducedMotion()
  const [choice, setPlaying] = useState<boolean | null>(null)
  const isPlaying = choice ?? !prefersReducedMotion
  const { index, loaded, show } = useSlides(slides.length, isPlaying)
  const choose = (next: number) => () => {
    setPlaying(false)
    show(next)
  }
  return (
    <section className={styles.hero} data-tone="dark" aria-roledescription="carousel" aria-label={label}>
      {slides.map(({ key, name, image }, place) => (
        <figure
          key={key}
          className={classes(styles.slide, place === index && styles.current)}
          aria-label={t("{name}, {place} of {count}", { name, place: place + 1, count: slides.length })}
          aria-hidden={place !== index}
        >
          {place <= loaded && (
            <ImageView image={image} sizes={fullBleedSizes} shape="fill" priority={place === 0} />
          )}
        </figure>
      ))}
      <div className={styles.words}>
        {children}
        <div className={styles.controls}>
          <ol className={styles.names}>
            {slides.map(({ key, name }, place) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.name}
                  aria-current={place === index}
                  onClick={choose(place)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ol>
          <RoundButton
            icon={isPlaying ? PauseIcon : PlayIcon}
            label={isPlaying ? "Pause" : "Play"}
            onClick={() => setPlaying(!isPlaying)}
          />
        </div>
      </div>
    </section>
  )
}
