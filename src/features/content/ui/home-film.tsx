import { useEffect, useEffectEvent, useReducer } from "react"
import { classes } from "#src/ui/classes.ts"
import { whenPageIsIdle } from "./home-film-moment.ts"
import { nextFilmStage } from "./home-film-stage.ts"
import styles from "./home-film.module.css"

const filmMilliseconds = 4500
/** A film that takes longer to arrive would come upon somebody who is reading. */
const patienceMilliseconds = 4000
const seenKey = "welcome-seen"

/** Null where the browser keeps nothing for this site. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

function isWanted(): boolean {
  const kept = storage()
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  return kept !== null && kept.getItem(seenKey) === null && !isStill && window.scrollY === 0
}

// A click, not its beginning: what lies under the film must not be pressed by what ends it.
const endings = ["keydown", "click", "wheel", "touchmove"] as const

/** How long each stage may last before the film is over. */
const limits = { waiting: null, loading: patienceMilliseconds, showing: filmMilliseconds, over: null }

/**
 * The welcome film over the blurred page (HOME-1): once in a browser session, only after the page can be used, and
 * never for somebody who has already begun to use it. It decorates: it takes no focus, and any key or click ends it.
 */
export function HomeFilm() {
  const [stage, advance] = useReducer(nextFilmStage, "waiting")
  const end = useEffectEvent(() => {
    storage()?.setItem(seenKey, "1")
    advance("ends")
  })
  const isOver = stage === "over"
  useEffect(() => {
    if (isOver) return undefined
    const cancel = isWanted() ? whenPageIsIdle(() => advance("wanted")) : () => undefined
    const stop = () => end()
    for (const name of endings) window.addEventListener(name, stop, { passive: true })
    return () => {
      cancel()
      for (const name of endings) window.removeEventListener(name, stop)
    }
  }, [isOver])
  useEffect(() => {
    const limit = limits[stage]
    if (limit === null) return undefined
    const timer = setTimeout(() => end(), limit)
    return () => clearTimeout(timer)
  }, [stage])
  const show = () => {
    storage()?.setItem(seenKey, "1")
    advance("plays")
  }
  if (stage === "waiting" || isOver) return null
  return (
    <div className={classes(styles.overlay, stage === "showing" && styles.showing)} aria-hidden="true">
      <video className={styles.film} autoPlay muted playsInline preload="auto" tabIndex={-1} onPlaying={show}>
        <source src="/brand/film/welcome.webm" type="video/webm" />
        <source src="/brand/film/welcome.mp4" type="video/mp4" />
      </video>
    </div>
  )
}
