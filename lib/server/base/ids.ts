import 'server-only'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all. What cannot never reaches the database, which would call it a fault. */
export function isId(value: string): boolean {
  return UUID.test(value)
}
