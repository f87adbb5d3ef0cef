import { useEffect, useEffectEvent, useState } from "react"
import { usePrefersReducedMotion } from "#src/features/content/ui/use-prefers-reduced-motion.ts"

const longestWaitMilliseconds = 2000

/** Whether automatic motion runs: yes, unless the visitor prefers reduced motion or has paused it. */
export function usePlaying(): [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] {
  const prefersReducedMotion = usePrefersReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  return [choice ?? !prefersReducedMotion, setChoice]
}

/** Calls back at an interval; not at all while `milliseconds` is null. */
export function useInterval(milliseconds: number | null, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (milliseconds === null) return undefined
    const timer = setInterval(() => turn(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}

/** Calls back once the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenPageIsIdle(onIdle: () => void): () => void {
  const controller = new AbortController()
  const call = () => {
    if (!controller.signal.aborted) onIdle()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: longestWaitMilliseconds })
    else setTimeout(call, longestWaitMilliseconds / 4)
  }
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true, signal: controller.signal })
  return () => controller.abort()
}
