import { useEffect, useEffectEvent, useState } from "react"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { classes } from "#src/ui/classes.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { nextOf } from "./panels/home-panel-steps.ts"
import { PauseButton } from "./home-pause.tsx"
import { fetchTestimonials, type ShownTestimonial } from "./home-testimonials-source.ts"
import styles from "./home-testimonials.module.css"
import { useEvery, usePlaying } from "./home-timing.ts"

const turnMilliseconds = 4000

/** The testimonials once loaded. Network and parse errors leave the loading text; a refusal opens a dialog (HOME-9). */
function useTestimonials(): ShownTestimonial[] | null {
  const [testimonials, setTestimonials] = useState<ShownTestimonial[] | null>(null)
  const alert = useAlert()
  const receive = useEffectEvent((answer: ShownTestimonial[] | null) => {
    if (answer) setTestimonials(answer)
    else void alert(firstVisitMessages.home.testimonialsFailed)
  })
  useEffect(() => {
    const controller = new AbortController()
    fetchTestimonials(controller.signal).then(
      (answer) => receive(answer),
      () => undefined,
    )
    return () => controller.abort()
  }, [])
  return testimonials
}

/**
 * Testimonials, one at a time for four seconds. Their font is used by nothing else on the page and causes a layout when
 * it loads, so they are laid out only when near (see `DeferredLayout`).
 */
export function HomeTestimonials() {
  const testimonials = useTestimonials()
  if (testimonials?.length === 0) return null
  return (
    <section className={styles.section} data-tone="dark" data-late aria-labelledby="voices">
      <div className={styles.inner}>
        <Eyebrow as="h2" id="voices">
          What guests say
        </Eyebrow>
        {testimonials ? (
          <Voices testimonials={testimonials} />
        ) : (
          <p className={styles.loading} aria-live="polite">
            {firstVisitMessages.home.testimonialsLoading}
          </p>
        )}
      </div>
    </section>
  )
}

function Voices({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = usePlaying()
  const [isHeld, setHeld] = useState(false)
  const count = testimonials.length
  const turn = () => setIndex((now) => nextOf(count, now))
  useEvery(isPlaying && !isHeld && count > 1 ? turnMilliseconds : null, turn)
  return (
    <div
      className={styles.voices}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === "mouse")}
      onPointerLeave={() => setHeld(false)}
    >
      <ul className={styles.list}>
        {testimonials.map(({ id, name, pic, text }, place) => (
          <li key={id} className={classes(styles.voice, place === index && styles.current)}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.name}>{name}</figcaption>
              {[index, nextOf(count, index)].includes(place) && (
                <img className={styles.pic} src={pic} alt="" width={4} height={5} loading="lazy" />
              )}
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <PauseButton isPlaying={isPlaying} onChange={setPlaying} what="the testimonials" />
        <p className={styles.count}>
          {index + 1} of {count}
        </p>
      </div>
    </div>
  )
}
