import { useEffect, useEffectEvent, useRef } from "react"

/** Runs when a value changes, but not on hydration: what a visitor opened before the scripts loaded stays open. */
export function useAfterChange(value: string, act: () => void): void {
  const known = useRef(value)
  const change = useEffectEvent(act)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    change()
  }, [value])
}
