/** Knows the version of the contents without asking the database for each request. */
export type VersionWatch = {
  /** The version, if it was read a moment ago; else null. */
  known(): string | null
  /** The version, read now; all who ask at the same time share one reading. */
  read(): Promise<string>
  /** Something may have changed just now: what is known so far is worth nothing. */
  doubt(): void
}

/**
 * For this long a reading is trusted. Changes made through this process are seen at once, because `doubt` follows them;
 * those of other processes within this time.
 */
const trustedMilliseconds = 250

export function createVersionWatch(
  readVersion: () => Promise<string>,
  now: () => number = () => performance.now(),
): VersionWatch {
  let last: { version: string; at: number } | null = null
  let reading: Promise<string> | null = null
  const begin = (): Promise<string> => {
    const at = now()
    const mine: Promise<string> = readVersion()
      .then((version) => {
        if (reading === mine) last = { version, at }
        return version
      })
      .finally(() => {
        if (reading === mine) reading = null
      })
    return mine
  }
  return {
    known: () => (last && now() - last.at < trustedMilliseconds ? last.version : null),
    read() {
      reading ??= begin()
      return reading
    },
    doubt() {
      last = null
      reading = null
    },
  }
}
