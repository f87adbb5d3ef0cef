/** Caches the content version, to avoid a query for each request. */
export type VersionWatch = {
  /** The version if it was read recently; else null. */
  known(): string | null
  /** Reads the version; concurrent callers share one reading. Null after the timeout. */
  read(): Promise<string | null>
  /** Discards the known version after a possible change. */
  invalidate(): void
}

/**
 * How long a reading is valid. Changes by this process are seen at once, because `doubt` is called after them;
 * changes by other processes within this time.
 */
const trustedMilliseconds = 250

/** A reading that takes longer is abandoned (SAFE-6). */
const maxReadingMilliseconds = 1000

function withTimeout(milliseconds: number, reading: Promise<string>): Promise<string | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, milliseconds, null)
  return Promise.race([reading, tooLate])
    .catch(() => null)
    .finally(() => clearTimeout(timer))
}

export function createVersionWatch(
  readVersion: () => Promise<string>,
  now: () => number = () => performance.now(),
): VersionWatch {
  let last: { version: string; at: number } | null = null
  let reading: Promise<string | null> | null = null
  const begin = (): Promise<string | null> => {
    const at = now()
    const mine = withTimeout(maxReadingMilliseconds, readVersion()).then((version) => {
      if (reading === mine) {
        reading = null
        last = version === null ? null : { version, at }
      }
      return version
    })
    return mine
  }
  return {
    known: () => (last && now() - last.at < trustedMilliseconds ? last.version : null),
    read() {
      reading ??= begin()
      return reading
    },
    invalidate() {
      last = null
      reading = null
    },
  }
}
