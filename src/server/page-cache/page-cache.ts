import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import { createStoredPages, type StoredPages } from "./stored-pages.ts"
import type { VersionWatch } from "./version-watch.ts"

/** Public pages, rendered once for each version of what they show. */
export type PageCache<Question = string> = {
  /** The current page if it is available without waiting. */
  find(question: Question): CacheablePage | null
  /** The current page if it is kept; waits for the versions, but renders nothing. */
  findCurrent(question: Question): Promise<CacheablePage | null>
  /**
   * The current page, rendered if needed; null when it is not cacheable. While the database does not answer: the last
   * version if the cache serves stale pages, else null.
   */
  load(question: Question): Promise<CacheablePage | null>
}

type PageCacheOptions<Question, Reading> = {
  watch: VersionWatch<Reading>
  keyOf: (question: Question) => string
  /** The version of a page in a reading of all versions. */
  versionOf: (question: Question, reading: Reading) => string
  /** Renders what is at least as new as the reading. */
  render: (question: Question, reading: Reading) => Promise<CacheablePage | null>
  servesStale: boolean
  maxBytes: number
}

/** Renders pages; requests for one version of a page share one rendering. */
function createFilling<Question, Reading>(
  { watch, keyOf, versionOf, render }: PageCacheOptions<Question, Reading>,
  pages: StoredPages,
) {
  const underWay = new Map<string, Promise<CacheablePage | null>>()

  // The version is read before rendering: a change in between makes the page newer than its version, never older.
  async function fill(question: Question, reading: Reading): Promise<CacheablePage | null> {
    const version = versionOf(question, reading)
    const page = await render(question, reading)
    const known = watch.known()
    const isNewest = known === null || versionOf(question, known) === version
    if (page && isNewest) pages.set(keyOf(question), { version, page, currentIn: known })
    return page
  }

  return (question: Question, reading: Reading): Promise<CacheablePage | null> => {
    const key = `${versionOf(question, reading)} ${keyOf(question)}`
    const running = underWay.get(key)
    if (running) return running
    const work = fill(question, reading).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

export function createPageCache<Question, Reading>(
  options: PageCacheOptions<Question, Reading>,
): PageCache<Question> {
  const { watch, keyOf, versionOf, servesStale } = options
  const pages = createStoredPages(options.maxBytes)
  const fill = createFilling(options, pages)

  // The version of a page combines many versions, so it is compared only once for each reading.
  function at(question: Question, reading: Reading): CacheablePage | null {
    const entry = pages.find(keyOf(question))
    if (!entry) return null
    if (entry.currentIn !== reading && entry.version !== versionOf(question, reading)) return null
    entry.currentIn = reading
    return entry.page
  }

  function orStale(question: Question, error: unknown): CacheablePage | null {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return servesStale ? (pages.find(keyOf(question))?.page ?? null) : null
  }

  return {
    find(question) {
      const reading = watch.known()
      return reading === null ? null : at(question, reading)
    },
    async findCurrent(question) {
      const reading = watch.known() ?? (await watch.read())
      return reading === null ? null : at(question, reading)
    },
    async load(question) {
      const reading = watch.known() ?? (await watch.read())
      if (reading === null) return orStale(question, new DatabaseUnavailable())
      const page = at(question, reading)
      if (page) return page
      return fill(question, reading).catch((error) => orStale(question, error))
    },
  }
}
