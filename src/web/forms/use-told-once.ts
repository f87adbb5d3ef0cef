import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"

/** Tells once what the address of a page brings as news; the address forgets it then. */
export function useToastOnce(isNews: boolean, tell: () => void, bareAddress: string): void {
  const navigate = useNavigate()
  const isKnownMessage = useRef(false)
  useEffect(() => {
    if (!isNews) isKnownMessage.current = false
    if (!isNews || isKnownMessage.current) return
    isKnownMessage.current = true
    tell()
    void navigate(bareAddress, { replace: true, preventScrollReset: true })
  }, [bareAddress, isNews, navigate, tell])
}
