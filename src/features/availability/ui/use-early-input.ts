import { useEffect, useEffectEvent } from "react"
import type { RoomGuests } from "#src/features/availability/party.ts"
import { guestsFieldId } from "./party-field-ids.ts"
import type { StayDraft } from "./stay-draft.ts"

type Fields = {
  readonly draft: StayDraft
  readonly onChange: (part: StayDraft) => void
  readonly idPrefix: string
}

/** The value of a field, if it differs from the server-rendered one. */
function changedValueOf(id: string): string | undefined {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement && field.value !== field.defaultValue ? field.value : undefined
}

const readGuests = ({ adults, children }: RoomGuests, room: number): RoomGuests => ({
  adults: Number(changedValueOf(guestsFieldId(room, "adults")) ?? adults),
  children: Number(changedValueOf(guestsFieldId(room, "children")) ?? children),
})

/** Copies values that were entered before hydration from the fields to the state (L-21). */
export function useEarlyInput({ draft, onChange, idPrefix }: Fields): void {
  const readFields = useEffectEvent(() => {
    const { checkIn, checkOut, party } = draft
    const entered = {
      checkIn: changedValueOf(`${idPrefix}-checkIn`) ?? checkIn,
      checkOut: changedValueOf(`${idPrefix}-checkOut`) ?? checkOut,
      party: party.map(readGuests),
    }
    if (JSON.stringify(entered) !== JSON.stringify({ checkIn, checkOut, party })) onChange(entered)
  })
  useEffect(() => readFields(), [])
}
