import { type RefObject, useEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { useIsOwnChange } from "#src/features/availability/ui/use-stay-draft.ts"

/** The heading of what was found: a search that was sent ends there, and not where its form stood in the page. */
export function useFocusAfterSearch(isFound: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isSent = useNavigationType() !== NavigationType.Pop
  const isOwnChange = useIsOwnChange()
  const answered = useRef("")
  useEffect(() => {
    if (!isFound || !isSent || isOwnChange || !heading.current || answered.current === key) return
    answered.current = key
    heading.current.focus({ preventScroll: true })
    const { top } = heading.current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) heading.current.scrollIntoView({ block: "start" })
  }, [isFound, isOwnChange, isSent, key])
  return heading
}
