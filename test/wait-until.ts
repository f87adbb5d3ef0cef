import { setTimeout as pause } from "node:timers/promises"

type Condition = () => boolean | Promise<boolean>

/** Checks a condition repeatedly; returns whether it became true in time. For programs that run without Vitest. */
export async function waitUntil(
  isTrue: Condition,
  { seconds, intervalMilliseconds = 100 }: { seconds: number; intervalMilliseconds?: number },
): Promise<boolean> {
  const endsAt = performance.now() + seconds * 1000
  while (!(await isTrue())) {
    if (performance.now() >= endsAt) return false
    await pause(intervalMilliseconds)
  }
  return true
}
