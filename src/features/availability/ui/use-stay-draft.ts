import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { draftOf, canSearch, formatDraftQuery, type StayDraft } from "./stay-draft.ts"

type OwnChange = { isOwnChange?: true } | null

/** Whether the address came about by a change in the form itself, not by sending it or following a link. */
export function useIsOwnChange(): boolean {
  const { key, state } = useLocation()
  // A reload keeps the state of the address, which the server that rendered the page never saw.
  const [firstKey] = useState(key)
  return key !== firstKey && (state as OwnChange)?.isOwnChange === true
}

/**
 * What the form shows, one step ahead of the address: every change is shown at once and asked for by the address,
 * whose answer comes a moment later (AVAIL-2, L-17). An address that somebody else changes is followed.
 */
export function useStayDraft(search: StaySearch, hasDates: boolean) {
  const { key } = useLocation()
  const isOwnChange = useIsOwnChange()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => draftOf(search))
  const [followedKey, setFollowedKey] = useState(key)
  if (key !== followedKey) {
    setFollowedKey(key)
    if (!isOwnChange) setDraft(draftOf(search))
  }
  const change = (part: Partial<StayDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (!canSearch(next, hasDates)) return
    const state: OwnChange = { isOwnChange: true }
    void navigate(
      { search: formatDraftQuery(next, hasDates).toString() },
      { replace: true, preventScrollReset: true, state },
    )
  }
  // A form that is sent while a change is still being asked for goes on from an address without it.
  const keepInAddress = () => {
    if (canSearch(draft, hasDates))
      window.history.replaceState(window.history.state, "", `?${formatDraftQuery(draft, hasDates)}`)
  }
  return { draft, change, keepInAddress }
}
