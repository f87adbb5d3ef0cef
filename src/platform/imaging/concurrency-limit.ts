type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Limits concurrent tasks; others wait in order. */
export function createConcurrencyLimit(places: number): ConcurrencyLimit {
  let free = places
  const waiting: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
