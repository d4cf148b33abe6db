import 'server-only'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all. A text that cannot is not sent to the database, which would throw on it. */
export function isId(value: string): boolean {
  return UUID.test(value)
}
