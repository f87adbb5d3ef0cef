import { type ReactNode, useEffect, useRef, useState } from "react"
import { whenPageIsIdle } from "#src/features/content/ui/home/home-timing.ts"
import styles from "./deferred-layout.module.css"

// A return to the page in the same visit needs the full height at once, so that the scroll position can be restored.
let wasShown = false

const lateMilliseconds = 500

const isLate = (section: HTMLElement): boolean => "late" in section.dataset

function layOutWhenIdle(sections: HTMLElement[]): () => void {
  let cancel = () => {}
  const next = (index: number) => {
    const section = sections[index]
    if (!section) return
    const layOut = () => {
      cancel = whenPageIsIdle(() => {
        section.dataset.laid = ""
        next(index + 1)
      })
    }
    if (!isLate(section)) return layOut()
    const timer = setTimeout(layOut, lateMilliseconds)
    cancel = () => clearTimeout(timer)
  }
  next(0)
  return () => cancel()
}

/**
 * Defers the layout of the sections below the first screen: each is laid out when it comes near, or one by one when the
 * browser is idle. Sections marked `data-late` come last, once the page has settled: their own font causes a layout when it
 * loads.
 */
export function DeferredLayout({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [isDeferred] = useState(!wasShown)
  useEffect(() => {
    wasShown = true
    if (!isDeferred || !list.current) return undefined
    const sections = [...list.current.querySelectorAll<HTMLElement>(":scope > *")]
    return layOutWhenIdle(sections.toSorted((a, b) => Number(isLate(a)) - Number(isLate(b))))
  }, [isDeferred])
  return (
    <div ref={list} className={isDeferred ? styles.later : undefined}>
      {children}
    </div>
  )
}
