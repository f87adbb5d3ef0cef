/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the list listens for what happens on its buttons */
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { isInMiddleOfWindow, nextIndex, stepWithin } from "./home-panel-steps.ts"
import styles from "./home-panels.module.css"
import { PauseButton } from "#src/features/content/ui/home/home-pause.tsx"
import { useSwipe } from "./home-swipe.ts"
import { useInterval, usePlaying } from "#src/features/content/ui/home/home-timing.ts"
import { useText } from "#src/ui/use-text.tsx"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

type HomePanel = { id: number; hour: string; title: string; content: string; image: ContentImage }

/** On a phone one panel is shown at a time, at a lower resolution; on a desktop each picture spans the full width. */
const panelSizes = "(max-width: 48rem) 27rem, max(100vw, 120vh)"

const narrow = "(max-width: 48rem)"
const isNarrow = (): boolean => window.matchMedia(narrow).matches

const advanceMilliseconds = 3000
const wheelRestMilliseconds = 650

/** The wheel steps through the panels while they are in the middle of the window and a step is possible. */
function useWheelSteps(list: RefObject<HTMLOListElement | null>, step: (by: number) => boolean) {
  const isResting = useRef(false)
  const turn = useEffectEvent((event: WheelEvent) => {
    const rect = list.current?.getBoundingClientRect()
    const isVertical = Math.abs(event.deltaY) > Math.abs(event.deltaX)
    if (!rect || !isVertical || !isInMiddleOfWindow(rect, window.innerHeight)) return
    if (isResting.current) {
      event.preventDefault()
      return
    }
    if (!step(event.deltaY)) return
    event.preventDefault()
    isResting.current = true
    setTimeout(() => {
      isResting.current = false
    }, wheelRestMilliseconds)
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: WheelEvent) => turn(event)
    element?.addEventListener("wheel", listen, { passive: false })
    return () => element?.removeEventListener("wheel", listen)
  }, [list])
}

/**
 * When one panel is shown at a time, the first is selected; when they are side by side, none is until the pointer is
 * over it.
 */
function useChosen() {
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => {
    const list = window.matchMedia(narrow)
    const start = () => startTransition(() => setChosen(list.matches ? 0 : null))
    if (list.matches) start()
    list.addEventListener("change", start)
    return () => list.removeEventListener("change", start)
  }, [])
  return [chosen, setChosen] as const
}

/** Four panels side by side; the one under the pointer expands over the others (HOME-3). */
export function HomePanels({ panels }: { panels: readonly HomePanel[] }) {
  const t = useText()
  const [chosen, setChosen] = useChosen()
  const [isPlaying, setPlaying] = usePlaying()
  const list = useRef<HTMLOListElement>(null)
  const step = (by: number) => {
    const next = stepWithin(panels.length, chosen ?? 0, by)
    if (next !== null) setChosen(next)
    return next !== null
  }
  useWheelSteps(list, step)
  const advance = () => isNarrow() && setChosen(nextIndex(panels.length, chosen ?? 0))
  useInterval(isPlaying ? advanceMilliseconds : null, advance)
  const swipe = useSwipe((by) => {
    setPlaying(false)
    setChosen(nextIndex(panels.length, chosen ?? 0, by))
  })
  const choose = (index: number) => () => {
    setPlaying(false)
    setChosen(index)
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isNarrow() && !currentTarget.contains(relatedTarget)) setChosen(null)
  }
  return (
    <section className={styles.section} data-tone="dark" aria-labelledby="evening">
      <div className={styles.opening}>
        <div className={styles.heading}>
          <Eyebrow>One evening</Eyebrow>
          <h2 id="evening">{t("Dusk, in four movements")}</h2>
        </div>
        <div className={styles.pause}>
          <PauseButton isPlaying={isPlaying} onChange={setPlaying} subject="the panels" />
        </div>
      </div>
      <ol
        ref={list}
        className={styles.panels}
        data-active={chosen ?? undefined}
        onMouseLeave={() => !isNarrow() && setChosen(null)}
        onBlur={closeWhenLeft}
        {...swipe}
      >
        {panels.map((panel, index) => (
          <Panel
            key={panel.id}
            panel={panel}
            isCurrent={index === chosen}
            onPoint={() => !isNarrow() && setChosen(index)}
            onChoose={choose(index)}
          />
        ))}
      </ol>
    </section>
  )
}

type PanelProps = { panel: HomePanel; isCurrent: boolean; onPoint: () => void; onChoose: () => void }

const arrows: Readonly<Record<string, "previousElementSibling" | "nextElementSibling">> = {
  ArrowLeft: "previousElementSibling",
  ArrowRight: "nextElementSibling",
}

function focusNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const direction = arrows[event.key]
  const neighbour = direction && event.currentTarget.parentElement?.[direction]
  if (!neighbour) return
  event.preventDefault()
  neighbour.querySelector("button")?.focus()
}

function Panel({ panel, isCurrent, onPoint, onChoose }: PanelProps) {
  const contentId = useId()
  return (
    <li className={classes(styles.panel, isCurrent && styles.current)}>
      <div className={styles.view}>
        <ImageView image={panel.image} sizes={panelSizes} shape="fill" className={styles.picture} />
      </div>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isCurrent}
        aria-describedby={contentId}
        onMouseEnter={onPoint}
        onFocus={onPoint}
        onClick={onChoose}
        onKeyDown={focusNeighbour}
      >
        <span className={styles.name}>{panel.title}</span>
      </button>
      <div className={styles.words}>
        <p className={styles.hour}>{panel.hour}</p>
        <h3 className={styles.title}>{panel.title}</h3>
        <p id={contentId} className={styles.content}>
          {panel.content}
        </p>
      </div>
    </li>
  )
}
