import { type TouchEvent, useRef } from "react"

const leastPixels = 40

/** Handlers for swipes: +1 for a swipe to the left, -1 to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!touch || !start.current) return
      const across = touch.clientX - start.current.x
      const along = touch.clientY - start.current.y
      if (Math.abs(across) > leastPixels && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
