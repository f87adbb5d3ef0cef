import { useNavigation } from "react-router"

/**
 * Whether a form of this page is on its way, until the page shows what came of it. A page that is still arriving by a
 * link counts as ready: its buttons are pressed in earnest.
 */
export const useSending = (): boolean => {
  const { formMethod } = useNavigation()
  return formMethod !== undefined && formMethod !== "GET"
}
