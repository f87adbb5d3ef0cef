import { type ReactNode, useEffect, useRef, useState } from "react"
import { whenPageIsIdle } from "#src/features/content/ui/home/home-timing.ts"
import styles from "./deferred-layout.module.css"

// A return to the page in the same visit needs the full height at once, so that the scroll position can be restored.
let wasShown = false

function layOutWhenIdle(sections: HTMLElement[]): () => void {
  let cancel = () => {}
  const next = (index: number) => {
    const section = sections[index]
    if (!section) return
    cancel = whenPageIsIdle(() => {
      section.dataset.laid = ""
      next(index + 1)
    })
  }
  next(0)
  return () => cancel()
}

/**
 * Defers the layout of the sections below the first screen: each is laid out when it comes near, or one by one when the
 * browser is idle.
 */
export function DeferredLayout({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [isDeferred] = useState(!wasShown)
  useEffect(() => {
    wasShown = true
    if (!isDeferred || !list.current) return undefined
    return layOutWhenIdle([...list.current.querySelectorAll<HTMLElement>(":scope > *")])
  }, [isDeferred])
  return (
    <div ref={list} className={isDeferred ? styles.later : undefined}>
      {children}
    </div>
  )
}
