import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { type RoomFilter, withFilter } from "#src/features/availability/results/room-filter.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { toStayDraft, canSearch, formatDraftQuery, type StayDraft } from "./stay-draft.ts"

type OwnChange = { isOwnChange?: true } | null

/** Whether a change of a field caused this URL, and not a submitted form or a link. */
export function useIsOwnChange(): boolean {
  const { key, state } = useLocation()
  // A reload keeps the history state, which the server cannot see.
  const [firstKey] = useState(key)
  return key !== firstKey && (state as OwnChange)?.isOwnChange === true
}

type DraftOf = { search: StaySearch; hasDates: boolean; filter: RoomFilter }

/**
 * The values of the form, one step ahead of the URL: a change shows at once and navigates, and the result follows
 * (AVAIL-2, L-17). When the URL changes for another reason, the form follows it.
 */
export function useStayDraft({ search, hasDates, filter }: DraftOf) {
  const { key } = useLocation()
  const isOwnChange = useIsOwnChange()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => toStayDraft(search))
  const [syncedKey, setSyncedKey] = useState(key)
  if (key !== syncedKey) {
    setSyncedKey(key)
    if (!isOwnChange) setDraft(toStayDraft(search))
  }
  const queryOf = (next: StayDraft) => withFilter(`?${formatDraftQuery(next, hasDates)}`, filter)
  const change = (part: Partial<StayDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (!canSearch(next, hasDates)) return
    const state: OwnChange = { isOwnChange: true }
    void navigate({ search: queryOf(next) }, { replace: true, preventScrollReset: true, state })
  }
  // A form may be submitted before the navigation of the last change has finished.
  const saveDraftInUrl = () => {
    if (canSearch(draft, hasDates)) window.history.replaceState(window.history.state, "", queryOf(draft))
  }
  return { draft, change, saveDraftInUrl }
}
