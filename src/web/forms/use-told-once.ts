import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"

/** Tells once what the address of a page brings as news; the address forgets it then. */
export function useToldOnce(isNews: boolean, tell: () => void, bareAddress: string): void {
  const navigate = useNavigate()
  const isTold = useRef(false)
  useEffect(() => {
    if (!isNews) isTold.current = false
    if (!isNews || isTold.current) return
    isTold.current = true
    tell()
    void navigate(bareAddress, { replace: true, preventScrollReset: true })
  }, [bareAddress, isNews, navigate, tell])
}
