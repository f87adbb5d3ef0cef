const usesBefore = 3
const maxNames = 300

/**
 * Names repeated SQL, so that the server plans it once per connection: the queue's
 * statements have no names. Bounded, because each name uses memory on every connection.
 */
export function createPreparedTexts(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size >= maxNames) return name
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size > 10 * maxNames) uses.clear()
    uses.set(text, count)
    if (count < usesBefore) return undefined
    uses.delete(text)
    const newName = `text-${names.size + 1}`
    names.set(text, newName)
    return newName
  }
}
