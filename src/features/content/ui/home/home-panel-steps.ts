/** Where a step leads among so many panels: null at either end, because the wheel does not wrap (HOME-3). */
export function stepWithin(count: number, index: number, by: number): number | null {
  const next = index + Math.sign(by)
  return by === 0 || next < 0 || next >= count ? null : next
}

/** The one after, or before: round and round, as what moves by itself does, and what is swiped. */
export const nextOf = (count: number, index: number, by: 1 | -1 = 1): number => (index + by + count) % count

type Span = { top: number; bottom: number }

/** Whether something stands in the middle half of a window so high: only there does it answer the wheel. */
export function isBeforeTheReader({ top, bottom }: Span, windowHeight: number): boolean {
  const centre = (top + bottom) / 2
  return centre > windowHeight * 0.25 && centre < windowHeight * 0.75
}
