import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"

/** A half hour of the day, counted from midnight: 39 is 19:30. */
export type Slot = number

const minutesOfSlot = 30

/** A table is reserved for an hour and a half. */
const slotsOfStay = 3

const slotAt = (time: string): Slot => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / minutesOfSlot

const firstSlot = slotAt(hotel.diningOpens)
/** Every reservation ends when the restaurants close. */
const lastSlot = slotAt(hotel.diningCloses) - slotsOfStay

/** When a table can be reserved, in order. */
export const seatingSlots: readonly Slot[] = Array.from(
  { length: lastSlot - firstSlot + 1 },
  (_, index) => firstSlot + index,
)

/** The half hours in which the guests of a slot sit at their table. */
export const slotsFrom = (slot: Slot): Slot[] =>
  Array.from({ length: slotsOfStay }, (_, index) => slot + index)

/** When the table is needed again. */
export const endOfSlot = (slot: Slot): Slot => slot + slotsOfStay

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/** '19:30': how forms and the API write a slot. */
export const timeOfSlot = (slot: Slot): string => {
  const minutes = slot * minutesOfSlot
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** '7:30 pm'. */
export const formatSlot = (slot: Slot): string => formatTime(timeOfSlot(slot))

/** The slot of a time such as '19:30'; null when no table can be reserved then. */
export const parseSlot = (time: string): Slot | null =>
  seatingSlots.find((slot) => timeOfSlot(slot) === time) ?? null

/** The first slot that can still be reserved at a time of today, half an hour ahead. */
export const nextSlotAfter = (time: string): Slot => Math.ceil(slotAt(time)) + 1

/** The free slots nearest to the wanted one, in the order of the day. */
export const nearestSlots = (target: Slot, free: readonly Slot[], count: number): Slot[] =>
  free
    .toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)
    .slice(0, count)
    .toSorted((a, b) => a - b)

/** How many guests sit in each half hour, and how many can. */
export type SlotCovers = { readonly slot: Slot; readonly taken: number; readonly covers: number }

/** The slots with a table for a number of guests for their whole stay; half hours without a row are empty. */
export function freeSlots(slots: readonly SlotCovers[], covers: number, guests: number): Slot[] {
  const free = new Map(slots.map((one) => [one.slot, one.covers - one.taken]))
  return seatingSlots.filter((slot) => slotsFrom(slot).every((part) => (free.get(part) ?? covers) >= guests))
}
