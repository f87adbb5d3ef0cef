import { useEffect, useEffectEvent } from "react"
import type { StayDraft } from "./stay-draft.ts"

type Fields = {
  readonly draft: StayDraft
  readonly onChange: (part: Partial<StayDraft>) => void
  readonly idPrefix: string
}

const valueOf = (id: string): string => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : ""
}

/** Takes over the dates chosen before the scripts had come: the fields show them, and nobody has been told. */
export function useChosenBefore({ draft, onChange, idPrefix }: Fields): void {
  const take = useEffectEvent(() => {
    const chosen = { checkIn: valueOf(`${idPrefix}-checkIn`), checkOut: valueOf(`${idPrefix}-checkOut`) }
    if (chosen.checkIn !== draft.checkIn || chosen.checkOut !== draft.checkOut) onChange(chosen)
  })
  useEffect(() => take(), [])
}
