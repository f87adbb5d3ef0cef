import { useNavigation } from "react-router"

/**
 * Whether a form of this page is being sent, until the page shows the result. A page that is still loading after a link
 * counts as ready, so that its buttons work.
 */
export const useSending = (): boolean => {
  const { formMethod } = useNavigation()
  return formMethod !== undefined && formMethod !== "GET"
}
