import { useLayoutEffect, useRef, useState } from "react"

/** A row of slides as wide as the screen, moved by native scrolling. */
export function useLightboxTrack(first: number, count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(first)
  useLayoutEffect(() => {
    const row = track.current
    row?.scrollTo({ left: first * row.clientWidth, behavior: "instant" })
  }, [first])
  const go = (to: number) => {
    const row = track.current
    const target = Math.min(Math.max(to, 0), count - 1)
    setIndex(target)
    const isNear = Math.abs(target - index) === 1
    row?.scrollTo({ left: target * row.clientWidth, behavior: isNear ? "auto" : "instant" })
  }
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Only the final scroll position counts: scrolling passes every slide on the way.
  const read = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const row = track.current
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth))
    }, 80)
  }
  return { track, index, go, read }
}
