import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import type { VersionWatch } from "./version-watch.ts"

/** Public pages, rendered once for each content version. */
export type PageCache = {
  /** The current page if it is available without waiting. */
  find(path: string): CacheablePage | null
  /**
   * The current page, rendered if needed, or the last version while the database does not answer; null when
   * it is not cacheable or was never rendered.
   */
  load(path: string): Promise<CacheablePage | null>
}

function orStale(error: unknown, stale: CacheablePage | null): CacheablePage | null {
  if (error instanceof DatabaseUnavailable) return stale
  throw error
}

type Making = {
  watch: VersionWatch
  render: (path: string) => Promise<CacheablePage | null>
  /** The maximum number of pages; the oldest is removed. */
  maxPages?: number
}

export function createPageCache({ watch, render, maxPages = 300 }: Making): PageCache {
  const kept = new Map<string, { version: string; page: CacheablePage }>()
  const underWay = new Map<string, Promise<CacheablePage | null>>()

  function keep(path: string, version: string, page: CacheablePage): void {
    kept.delete(path)
    kept.set(path, { version, page })
    const [oldest] = kept.keys()
    if (kept.size > maxPages && oldest !== undefined) kept.delete(oldest)
  }

  // The version is read before rendering: a change in between makes the page newer than its version, never older.
  async function fill(path: string, version: string): Promise<CacheablePage | null> {
    const page = await render(path)
    const isNewest = (watch.known() ?? version) === version
    if (page && isNewest) keep(path, version, page)
    return page
  }

  function fillOnce(path: string, version: string): Promise<CacheablePage | null> {
    const key = `${version} ${path}`
    const running = underWay.get(key)
    if (running) return running
    const work = fill(path, version).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }

  const at = (path: string, version: string | null): CacheablePage | null => {
    const entry = kept.get(path)
    return entry && entry.version === version ? entry.page : null
  }

  return {
    find: (path) => at(path, watch.known()),
    async load(path) {
      const version = watch.known() ?? (await watch.read())
      const stale = kept.get(path)?.page ?? null
      if (version === null) return stale
      return at(path, version) ?? fillOnce(path, version).catch((error: unknown) => orStale(error, stale))
    },
  }
}
