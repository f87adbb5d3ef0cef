import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"

/** Shows the message in the URL of a page once, then removes it from the URL. */
export function useToastOnce(hasMessage: boolean, show: () => void, bareAddress: string): void {
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    if (!hasMessage) isShown.current = false
    if (!hasMessage || isShown.current) return
    isShown.current = true
    show()
    void navigate(bareAddress, { replace: true, preventScrollReset: true })
  }, [bareAddress, hasMessage, navigate, show])
}
