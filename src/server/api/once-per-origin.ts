/** Keeps what is made for an origin. A process has one, and tests a few. */
export function oncePerOrigin(make: (origin: string) => string): (origin: string) => string {
  const made = new Map<string, string>()
  return (origin) => {
    const text = made.get(origin) ?? make(origin)
    made.set(origin, text)
    return text
  }
}
