import { useEffect, useEffectEvent, useState } from "react"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { Button } from "#src/ui/button.tsx"
import { classes } from "#src/ui/classes.ts"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { nextIndex } from "./panels/home-panel-steps.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useLaterTexts, useText } from "#src/ui/use-text.tsx"
import { PauseButton } from "./home-pause.tsx"
import { fetchTestimonials, type ShownTestimonial } from "./home-testimonials-source.ts"
import styles from "./home-testimonials.module.css"
import { useInterval, usePlaying } from "./home-timing.ts"

const turnMilliseconds = 4000

const laterTexts = [
  "Read more",
  "Read more: what {name} says",
  "the testimonials",
  "Pause {what}",
  "Play {what}",
  "{count} of {total}",
]

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

/** What guests wrote, for a page without scripts. */
type WrittenTestimonial = { readonly id: string; readonly name: string; readonly message: string }

/** Testimonials, one at a time for four seconds. */
export function HomeTestimonials({ written }: { written: readonly WrittenTestimonial[] }) {
  const shown = useScreenText()
  const testimonials = useTestimonials()
  useLaterTexts(laterTexts)
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
            {shown(firstVisitMessages.home.testimonialsLoading)}
          </p>
        )}
        <noscript>
          <ul className={styles.written}>
            {written.map(({ id, name, message }) => (
              <li key={id}>
                <blockquote className={styles.whole}>{message}</blockquote>
                <p className={styles.name}>{name}</p>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </section>
  )
}

type FullTestimonial = Pick<ShownTestimonial, "name" | "fullText">

function Voices({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  const t = useText()
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = usePlaying()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [opened, setOpened] = useState<FullTestimonial | null>(null)
  const isHeld = isPointed || isFocused || opened !== null
  const count = testimonials.length
  const turn = () => setIndex((now) => nextIndex(count, now))
  useInterval(isPlaying && !isHeld && count > 1 ? turnMilliseconds : null, turn)
  return (
    <div
      className={styles.voices}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === "mouse")}
      onPointerLeave={() => setPointed(false)}
    >
      <ul className={styles.list}>
        {testimonials.map((testimonial, place) => (
          <li key={testimonial.id} className={classes(styles.voice, place === index && styles.current)}>
            <Voice
              {...testimonial}
              isNear={[index, nextIndex(count, index)].includes(place)}
              onFocusChange={setFocused}
              onReadMore={() => setOpened(testimonial)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <PauseButton isPlaying={isPlaying} onChange={setPlaying} subject="the testimonials" />
        <p className={styles.count}>{t("{count} of {total}", { count: index + 1, total: count })}</p>
      </div>
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={opened?.name ?? ""}>
        <blockquote className={styles.whole}>{opened?.fullText}</blockquote>
      </Dialog>
    </div>
  )
}

type VoiceProps = ShownTestimonial & {
  isNear: boolean
  /** The keyboard has come to the button, or left it. */
  onFocusChange: (isFocused: boolean) => void
  onReadMore: () => void
}

function Voice({ name, pic, text, fullText, isNear, onFocusChange, onReadMore }: VoiceProps) {
  const t = useText()
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        {fullText !== null && (
          <Button
            type="button"
            variant="quiet"
            size="small"
            aria-label={t("Read more: what {name} says", { name })}
            onFocus={({ target }) => onFocusChange(target.matches(":focus-visible"))}
            onBlur={() => onFocusChange(false)}
            onClick={onReadMore}
          >
            Read more
          </Button>
        )}
      </figcaption>
      {isNear && <img className={styles.pic} src={pic} alt="" width={4} height={5} loading="lazy" />}
    </figure>
  )
}
