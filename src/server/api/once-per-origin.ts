/** Caches one text per origin. A process has one origin; tests have several. */
export function oncePerOrigin(make: (origin: string) => string): (origin: string) => string {
  const made = new Map<string, string>()
  return (origin) => {
    const text = made.get(origin) ?? make(origin)
    made.set(origin, text)
    return text
  }
}
