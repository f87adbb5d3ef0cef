import { useEffect, useEffectEvent, useState } from "react"
import { usePrefersStillness } from "./use-prefers-stillness.ts"

/** Whether something moves by itself: yes, unless the visitor prefers stillness or has pressed pause. */
export function usePlaying(): [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] {
  const prefersStillness = usePrefersStillness()
  const [choice, setChoice] = useState<boolean | null>(null)
  return [choice ?? !prefersStillness, setChoice]
}

/** Calls back after so many milliseconds, again and again; not at all while null. */
export function useEvery(milliseconds: number | null, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (milliseconds === null) return undefined
    const timer = setInterval(() => turn(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
