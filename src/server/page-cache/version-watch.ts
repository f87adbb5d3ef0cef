/** Caches the versions that were read last (a reading), to avoid a query for each request. */
export type VersionWatch<Reading = string> = {
  /** The reading if it is recent; else null. */
  known(): Reading | null
  /** Reads the versions; concurrent callers share one reading. Null after the timeout. */
  read(): Promise<Reading | null>
  /** Discards the known reading after a possible change. */
  invalidate(): void
}

/**
 * How long a reading is valid. Changes by this process are seen at once, because `invalidate` is called after them;
 * changes by other processes within this time.
 */
const validMilliseconds = 250

/** A reading that takes longer is abandoned (SAFE-6). */
const maxReadingMilliseconds = 1000

function withTimeout<Reading>(milliseconds: number, reading: Promise<Reading>): Promise<Reading | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, milliseconds, null)
  return Promise.race([reading, tooLate])
    .catch(() => null)
    .finally(() => clearTimeout(timer))
}

export function createVersionWatch<Reading>(
  readVersions: () => Promise<Reading>,
  now: () => number = () => performance.now(),
): VersionWatch<Reading> {
  let last: { versions: Reading; at: number } | null = null
  let reading: Promise<Reading | null> | null = null
  const begin = (): Promise<Reading | null> => {
    const at = now()
    const started = withTimeout(maxReadingMilliseconds, readVersions()).then((versions) => {
      if (reading === started) {
        reading = null
        last = versions === null ? null : { versions, at }
      }
      return versions
    })
    return started
  }
  return {
    known: () => (last && now() - last.at < validMilliseconds ? last.versions : null),
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
