import { type ComponentType, useEffect, useState } from "react"
import { isFilmWanted, storeFilmSeen, whenPageIsUsed } from "./home-film-moment.ts"
import { whenPageIsIdle } from "#src/features/content/ui/home/home-timing.ts"

/**
 * The welcome film (HOME-1): once in a browser session, after the page is interactive, and never when the visitor
 * already uses it. Its script is loaded with it, because most visits need none.
 */
export function HomeFilm() {
  const [Film, setFilm] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isFilmWanted()) return undefined
    const loadFilm = async () => {
      const { WelcomeFilm } = await import("./welcome-film.tsx")
      setFilm(() => WelcomeFilm)
    }
    // A film whose script fails to load is skipped.
    const cancel = whenPageIsIdle(() => void loadFilm().catch(storeFilmSeen))
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
