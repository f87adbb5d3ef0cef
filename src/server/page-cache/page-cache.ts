import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import { createStoredPages, type StoredPages } from "./stored-pages.ts"
import type { VersionWatch } from "./version-watch.ts"

/** Public pages, rendered once for each version of their content. A lookup is a path, or a dated search. */
export type PageCache<Lookup = string> = {
  /** The current page if it is available without waiting. */
  find(lookup: Lookup): CacheablePage | null
  /** The current page if it is cached; waits for the versions, but renders nothing. */
  findCurrent(lookup: Lookup): Promise<CacheablePage | null>
  /**
   * The current page, rendered if needed; null when it is not cacheable. While the database does not answer: the last
   * version if the cache serves stale pages, else null.
   */
  load(lookup: Lookup): Promise<CacheablePage | null>
}

type PageCacheOptions<Lookup, Reading> = {
  watch: VersionWatch<Reading>
  keyOf: (lookup: Lookup) => string
  /** The version of a page in a reading of all versions. */
  versionOf: (lookup: Lookup, reading: Reading) => string
  /** Renders a page from data at least as new as the reading. */
  render: (lookup: Lookup, reading: Reading) => Promise<CacheablePage | null>
  servesStale: boolean
  maxBytes: number
}

/** Renders pages; requests for one version of a page share one rendering. */
function createFilling<Lookup, Reading>(
  { watch, keyOf, versionOf, render }: PageCacheOptions<Lookup, Reading>,
  pages: StoredPages,
) {
  const underWay = new Map<string, Promise<CacheablePage | null>>()

  // The version is read before rendering: a change in between makes the page newer than its version, never older.
  async function fill(lookup: Lookup, reading: Reading): Promise<CacheablePage | null> {
    const version = versionOf(lookup, reading)
    const page = await render(lookup, reading)
    const known = watch.known()
    const isNewest = known === null || versionOf(lookup, known) === version
    if (page && isNewest) pages.set(keyOf(lookup), { version, page, currentIn: known })
    return page
  }

  return (lookup: Lookup, reading: Reading): Promise<CacheablePage | null> => {
    const key = `${versionOf(lookup, reading)} ${keyOf(lookup)}`
    const running = underWay.get(key)
    if (running) return running
    const work = fill(lookup, reading).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

export function createPageCache<Lookup, Reading>(
  options: PageCacheOptions<Lookup, Reading>,
): PageCache<Lookup> {
  const { watch, keyOf, versionOf, servesStale } = options
  const pages = createStoredPages(options.maxBytes)
  const fill = createFilling(options, pages)

  // The version of a page combines many versions, so it is compared only once for each reading.
  function at(lookup: Lookup, reading: Reading): CacheablePage | null {
    const entry = pages.find(keyOf(lookup))
    if (!entry) return null
    if (entry.currentIn !== reading && entry.version !== versionOf(lookup, reading)) return null
    entry.currentIn = reading
    return entry.page
  }

  function orStale(lookup: Lookup, error: unknown): CacheablePage | null {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return servesStale ? (pages.find(keyOf(lookup))?.page ?? null) : null
  }

  return {
    find(lookup) {
      const reading = watch.known()
      return reading === null ? null : at(lookup, reading)
    },
    async findCurrent(lookup) {
      const reading = watch.known() ?? (await watch.read())
      return reading === null ? null : at(lookup, reading)
    },
    async load(lookup) {
      const reading = watch.known() ?? (await watch.read())
      if (reading === null) return orStale(lookup, new DatabaseUnavailable())
      const page = at(lookup, reading)
      if (page) return page
      return fill(lookup, reading).catch((error) => orStale(lookup, error))
    },
  }
}
