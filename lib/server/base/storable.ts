import 'server-only'

/** What PostgreSQL takes into no text: NUL, and one half of a pair of surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Where a value that a schema has let through holds text that cannot be stored; null when nowhere. */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, [...path, name])
    if (found !== null) return found
  }
  return null
}
