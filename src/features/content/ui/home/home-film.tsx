import { type ComponentType, useEffect, useState } from "react"
import { isFilmWanted, storeFilmSeen, whenPageIsUsed } from "./home-film-moment.ts"
import { whenPageIsIdle } from "./home-timing.ts"

/**
 * The welcome film (HOME-1): once in a browser session, only after the page can be used, and never for somebody who has
 * already begun to use it. Its script comes with it: most visits of the page need none.
 */
export function HomeFilm() {
  const [Film, setFilm] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isFilmWanted()) return undefined
    const bring = async () => {
      const { WelcomeFilm } = await import("./welcome-film.tsx")
      setFilm(() => WelcomeFilm)
    }
    // A film whose script does not come is not missed.
    const cancel = whenPageIsIdle(() => void bring().catch(storeFilmSeen))
    const stop = whenPageIsUsed(() => {
      cancel()
      storeFilmSeen()
    })
    return () => {
      cancel()
      stop()
    }
  }, [])
  return Film && <Film />
}
