import { useEffect, useEffectEvent, useRef } from "react"

/** Acts when a value changes, and not when the page wakes: what was opened before its scripts came stays open. */
export function useAfterChange(value: string, act: () => void): void {
  const known = useRef(value)
  const change = useEffectEvent(act)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    change()
  }, [value])
}
