/** The index after a step among `count` panels; null beyond either end, because the wheel does not wrap (HOME-3). */
export function stepWithin(count: number, index: number, by: number): number | null {
  const next = index + Math.sign(by)
  return by === 0 || next < 0 || next >= count ? null : next
}

/** The next or previous index, wrapping around, for automatic steps and swipes. */
export const nextIndex = (count: number, index: number, by: 1 | -1 = 1): number =>
  (index + by + count) % count

type Span = { top: number; bottom: number }

/** Whether an element is in the middle half of the window: only there does it react to the wheel. */
export function isInMiddleOfWindow({ top, bottom }: Span, windowHeight: number): boolean {
  const centre = (top + bottom) / 2
  return centre > windowHeight * 0.25 && centre < windowHeight * 0.75
}
