/**
 * Name and address as a person typed them to register or sign in, for as long as the tab is open, so that a reload or a
 * change of form loses nothing. Never a password.
 */
import { inTab } from './kept'

const KEY = 'discern:typed'
const KEPT = ['email', 'first_name', 'last_name']

export type Typed = Record<string, string>

export function readTyped(): Typed {
  const entries = Object.entries(inTab.readJson(KEY) ?? {})
  return Object.fromEntries(
    entries.filter(([name, text]) => KEPT.includes(name) && typeof text === 'string'),
  )
}

/** Keeps one field; ignores those that are not for keeping. */
export function keepTyped(name: string, value: string): void {
  if (!KEPT.includes(name)) return
  inTab.keep(KEY, JSON.stringify({ ...readTyped(), [name]: value }))
}

export function forgetTyped(): void {
  inTab.keep(KEY, null)
}
