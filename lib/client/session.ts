/**
 * The session as the browser keeps it, under the keys that clients of the API know. It is a copy for display and for the bearer
 * header: nothing is ever allowed because of it. The session itself lives in an httpOnly cookie.
 */
import type { Circle, User } from '@/lib/api/auth'
import { sessionMessages } from '@/lib/messages/session'
import { forgetReports } from './device/forget-reports'
import { inBrowser } from './kept'

const TOKEN_KEY = 'token'
const USER_KEY = 'user'
/** Fired in this tab when the kept session changes; other tabs hear `storage`. */
export const CHANGED = 'discern:session'

/** The kept bearer token, or null. */
export function readAccessToken(): string | null {
  return inBrowser.read(TOKEN_KEY)
}

/** The kept person as text: the same as long as nothing changed, so that it can be watched. */
export function readUserText(): string | null {
  return inBrowser.read(USER_KEY)
}

/** The person as the browser keeps them: with the circle that their newest page drew. */
export type KeptUser = User & { circle?: Circle }

/** The person in a kept text; null when it is corrupt. */
export function parseUser(text: string): KeptUser | null {
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** The kept person, or null. A corrupt one ends the kept session. */
export function readUser(): KeptUser | null {
  const text = readUserText()
  if (text === null) return null
  const user = parseUser(text)
  if (user) return user
  console.error(sessionMessages.corruptUser)
  forgetSession()
  return null
}

function isUser(value: unknown): value is KeptUser {
  if (typeof value !== 'object' || value === null) return false
  const { id, email, first_name, last_name } = value as Record<string, unknown>
  return [id, email, first_name, last_name].every((part) => typeof part === 'string')
}

interface NewSession {
  access_token?: string
  user: User
  circle?: Circle
}

/** Keeps what signing in answered, or a page says. Without a token or a circle, the same person keeps theirs. */
export function keepSession({ access_token, user, circle }: NewSession): void {
  // Without storage the cookie alone carries the session.
  if (access_token) inBrowser.keep(TOKEN_KEY, access_token)
  const before = parseUser(readUserText() ?? '')
  const isSame = before?.id === user.id
  if (!isSame) void forgetReports()
  const kept = isSame ? before.circle : null
  const drawn = circle === undefined ? kept : circle
  inBrowser.keep(USER_KEY, JSON.stringify({ ...user, circle: drawn }))
  dispatchEvent(new Event(CHANGED))
}

/** Forgets the kept session. */
function forgetSession(): void {
  void forgetReports()
  inBrowser.keep(TOKEN_KEY, null)
  inBrowser.keep(USER_KEY, null)
  dispatchEvent(new Event(CHANGED))
}

/** Tells when the kept session changes, in this tab or another. Returns how to stop listening. */
export function watchSession(changed: () => void): () => void {
  const stop = watchOtherTabs(changed)
  addEventListener(CHANGED, changed)
  return () => {
    stop()
    removeEventListener(CHANGED, changed)
  }
}

/**
 * Calls back when another tab changes the kept session, and when this page comes back from the back/forward cache.
 * Returns how to stop.
 */
export function watchOtherTabs(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) changed()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed()
  }
  addEventListener('storage', listen)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('storage', listen)
    removeEventListener('pageshow', comeBack)
  }
}

/**
 * Renews the bearer token by the cookie, and keeps it. False when the session has ended: then the kept copy is deleted.
 * True where the server does not answer, which says nothing about the session.
 */
export async function renewAccessToken(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/token', { method: 'POST' })
    // Read in either case: an answer whose body is not read keeps its connection.
    const answer = await response.json()
    if (response.ok) {
      keepSession(answer)
      return true
    }
    if (response.status === 401) {
      forgetSession()
      return false
    }
  } catch {
    // Offline.
  }
  return true
}
