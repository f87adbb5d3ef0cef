/** Knows the version of the contents without asking the database for each request. */
export type VersionWatch = {
  /** The version, if it was read a moment ago; else null. */
  known(): string | null
  /** The version, read now; all who ask at the same time share one reading. Null when it cannot be had in time. */
  read(): Promise<string | null>
  /** Something may have changed just now: what is known so far is worth nothing. */
  doubt(): void
}

/**
 * For this long a reading is trusted. Changes made through this process are seen at once, because `doubt` follows them;
 * those of other processes within this time.
 */
const trustedMilliseconds = 250

/** A reading that takes longer is given up: the next one starts anew (SAFE-6). */
const longestReadingMilliseconds = 1000

function givenUpAfter(milliseconds: number, reading: Promise<string>): Promise<string | null> {
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
    const mine = givenUpAfter(longestReadingMilliseconds, readVersion()).then((version) => {
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
    doubt() {
      last = null
      reading = null
    },
  }
}
