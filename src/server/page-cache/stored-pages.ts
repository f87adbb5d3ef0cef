import type { CacheablePage } from "./cacheable-page.ts"

type StoredPage = {
  readonly version: string
  readonly page: CacheablePage
  /** The reading of versions in which it was last found to be current. */
  currentIn: unknown
}

export type StoredPages = ReturnType<typeof createStoredPages>

/** Cached pages within a limit of bytes; the least recently used are removed first. */
export function createStoredPages(maxBytes: number) {
  // A Map keeps the order of insertion: the first entry is the least recently used.
  const pages = new Map<string, StoredPage>()
  let bytes = 0

  function remove(key: string): StoredPage | undefined {
    const entry = pages.get(key)
    if (entry && pages.delete(key)) bytes -= entry.page.size
    return entry
  }

  return {
    find(key: string): StoredPage | null {
      const entry = pages.get(key)
      if (!entry) return null
      pages.delete(key)
      pages.set(key, entry)
      return entry
    },
    set(key: string, entry: StoredPage): void {
      remove(key)
      if (entry.page.size > maxBytes) return
      pages.set(key, entry)
      bytes += entry.page.size
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
