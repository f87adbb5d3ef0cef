import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import type { VersionWatch } from "./version-watch.ts"

/** Pages that look the same to everybody, rendered once for each version of the contents. */
export type PageCache = {
  /** The page as it stands, if it can be had without waiting. */
  find(path: string): CacheablePage | null
  /**
   * The page as it stands, rendered when it must be, or as it last stood while the database does not answer; null when
   * it is not for everybody after all, or was never rendered.
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
  /** The oldest goes when there would be more. */
  mostPages?: number
}

export function createPageCache({ watch, render, mostPages = 300 }: Making): PageCache {
  const kept = new Map<string, { version: string; page: CacheablePage }>()
  const underWay = new Map<string, Promise<CacheablePage | null>>()

  function keep(path: string, version: string, page: CacheablePage): void {
    kept.delete(path)
    kept.set(path, { version, page })
    const [oldest] = kept.keys()
    if (kept.size > mostPages && oldest !== undefined) kept.delete(oldest)
  }

  // The version is read before the page: a change that comes between makes the page newer than its name, never older.
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
