import { useEffect, useState } from "react"

/** The line at which a section becomes the current one: a little above the middle of the window. */
const line = "-45% 0px -55% 0px"

/** The id of the section that is read; between two sections it is the one before. Null before any was reached. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(" ")
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (reached) setCurrent(reached.target.id)
      },
      { rootMargin: line },
    )
    for (const id of key.split(" ")) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
