import { useEffect, useRef, useState } from "react"
import { filesOf, listenForLostFiles } from "./chosen-files.ts"

/**
 * For a field of files in a form that keeps what is typed: whether a file was chosen before the page was loaded, and none
 * is now. Returns the properties of the field's element, too.
 */
export function useLostFiles<Field extends Element>(isChosen: boolean) {
  const ref = useRef<Field>(null)
  const [wereLost, setLost] = useState(false)
  const stored = useRef(isChosen)
  useEffect(() => (ref.current ? listenForLostFiles(ref.current, () => setLost(true)) : undefined), [])
  useEffect(() => {
    if (stored.current === isChosen) return
    stored.current = isChosen
    // Dispatches the event of a typed change, so that the form notices that it has unsaved changes.
    ref.current?.dispatchEvent(new Event("input", { bubbles: true }))
  }, [isChosen])
  return { isLost: wereLost && !isChosen, field: { ref, ...filesOf(isChosen || wereLost) } } as const
}
