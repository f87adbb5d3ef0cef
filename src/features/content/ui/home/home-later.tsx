import { type ReactNode, useEffect, useRef, useState } from "react"
import { whenPageIsIdle } from "./home-timing.ts"
import styles from "./home-later.module.css"

// Who comes back to the page finds its whole height at once, and so the place where they left.
let hasStood = false

function layOutInTurn(bands: HTMLElement[]): () => void {
  let cancel = () => {}
  const next = (place: number) => {
    const band = bands[place]
    if (!band) return
    cancel = whenPageIsIdle(() => {
      band.dataset.laid = ""
      next(place + 1)
    })
  }
  next(0)
  return () => cancel()
}

/**
 * The bands below the first screens are laid out when they are near, and the others, but for what is `data-late`, one by
 * one as soon as the browser has nothing else to do: the first screen need not wait for them.
 */
export function HomeLater({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [isWaiting] = useState(!hasStood)
  useEffect(() => {
    hasStood = true
    if (!isWaiting || !list.current) return undefined
    return layOutInTurn([...list.current.querySelectorAll<HTMLElement>(":scope > :not([data-late])")])
  }, [isWaiting])
  return (
    <div ref={list} className={isWaiting ? styles.later : undefined}>
      {children}
    </div>
  )
}
