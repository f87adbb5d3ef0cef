import { useEffect, useEffectEvent } from "react"
import type { RoomGuests } from "#src/features/availability/party.ts"
import { guestsFieldId } from "./party-field-ids.ts"
import type { StayDraft } from "./stay-draft.ts"

type Fields = {
  readonly draft: StayDraft
  readonly onChange: (part: StayDraft) => void
  readonly idPrefix: string
}

/** What stands in a field, if it is not what came with the page. */
function enteredIn(id: string): string | undefined {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement && field.value !== field.defaultValue ? field.value : undefined
}

const guestsEntered = ({ adults, children }: RoomGuests, room: number): RoomGuests => ({
  adults: Number(enteredIn(guestsFieldId(room, "adults")) ?? adults),
  children: Number(enteredIn(guestsFieldId(room, "children")) ?? children),
})

/** Takes over what was chosen before the scripts had come: the fields show it, and nobody has been told (L-21). */
export function useEarlyInput({ draft, onChange, idPrefix }: Fields): void {
  const take = useEffectEvent(() => {
    const { checkIn, checkOut, party } = draft
    const chosen = {
      checkIn: enteredIn(`${idPrefix}-checkIn`) ?? checkIn,
      checkOut: enteredIn(`${idPrefix}-checkOut`) ?? checkOut,
      party: party.map(guestsEntered),
    }
    if (JSON.stringify(chosen) !== JSON.stringify({ checkIn, checkOut, party })) onChange(chosen)
  })
  useEffect(() => take(), [])
}
