import { useEffect, useEffectEvent, useReducer } from "react"
import { Button } from "#src/ui/button.tsx"
import { classes } from "#src/ui/classes.ts"
import { isFilmWanted, storeFilmSeen, whenPageIsUsed } from "./home-film-moment.ts"
import { type FilmStage, nextFilmStage } from "./welcome-film-stage.ts"
import styles from "./welcome-film.module.css"

const filmMilliseconds = 4500
/** A film that loads more slowly would interrupt a visitor who is reading. */
const loadingMilliseconds = 4000

/** How long each stage may last before the film is over. */
const limits = { loading: loadingMilliseconds, showing: filmMilliseconds, over: null }

const firstStage = (): FilmStage => (isFilmWanted() ? "loading" : "over")

/**
 * The film over the blurred page (HOME-1). It takes no focus, and "Skip" ends it, as does any key, click or scroll. It
 * does not start when the visitor began to use the page while it loaded.
 */
export function WelcomeFilm() {
  const [stage, advance] = useReducer(nextFilmStage, "loading", firstStage)
  const end = useEffectEvent(() => {
    storeFilmSeen()
    advance("ends")
  })
  const isOver = stage === "over"
  useEffect(() => (isOver ? undefined : whenPageIsUsed(() => end())), [isOver])
  useEffect(() => {
    const limit = limits[stage]
    if (limit === null) return undefined
    const timer = setTimeout(() => end(), limit)
    return () => clearTimeout(timer)
  }, [stage])
  const show = () => {
    storeFilmSeen()
    advance("plays")
  }
  if (isOver) return null
  return (
    <div className={classes(styles.overlay, stage === "showing" && styles.showing)} data-tone="dark">
      <video
        className={styles.film}
        autoPlay
        muted
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={show}
      >
        <source src="/brand/film/welcome.webm" type="video/webm" />
        <source src="/brand/film/welcome.mp4" type="video/mp4" />
      </video>
      <Button type="button" variant="secondary" className={styles.skip} onClick={() => end()}>
        Skip
      </Button>
    </div>
  )
}
