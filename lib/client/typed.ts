/**
 * Name and address as somebody typed them to register or sign in, for as long as the tab is open: a reload, or
 * going from one form to the other, costs nothing. Never a password.
 */
const KEY = 'discern:typed'
const KEPT = ['email', 'first_name', 'last_name']

export type Typed = Record<string, string>

export function readTyped(): Typed {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const entries = Object.entries(value).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(entries.filter(([name]) => KEPT.includes(name)))
  } catch {
    return {}
  }
}

/** Keeps one field; ignores those that are not for keeping. */
export function keepTyped(name: string, value: string): void {
  if (!KEPT.includes(name)) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readTyped(), [name]: value }))
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
