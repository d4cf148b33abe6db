import 'server-only'
import { createHash } from 'node:crypto'

/** What PostgreSQL takes into no text: NUL, and one half of a pair of surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** The path of a text that PostgreSQL cannot store, in a value that a schema accepted; null when there is none. */
export function findUnstorable(value: unknown): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? '' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part)
    if (found !== null) return found ? `${name}.${found}` : name
  }
  return null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all. A text that cannot is not sent to the database, which would throw on it. */
export function isId(value: string): boolean {
  return UUID.test(value)
}

/** The id that some texts together stand for, always the same: a UUID of the eighth version (RFC 9562), of a hash. */
export function idFrom(texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return hash.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[a, b, c, d, e]: string[]) => `${a}-${b}-8${c}-8${d}-${e}`,
  )
}
