import { type RefObject, useEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { useIsOwnChange } from "#src/features/availability/ui/use-stay-draft.ts"

/** Moves the focus to the heading of the results after a submitted search. */
export function useFocusAfterSearch(isFound: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isSent = useNavigationType() !== NavigationType.Pop
  const isOwnChange = useIsOwnChange()
  const focusedKey = useRef("")
  useEffect(() => {
    if (!isFound || !isSent || isOwnChange || !heading.current || focusedKey.current === key) return
    focusedKey.current = key
    heading.current.focus({ preventScroll: true })
    const { top } = heading.current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) heading.current.scrollIntoView({ block: "start" })
  }, [isFound, isOwnChange, isSent, key])
  return heading
}
