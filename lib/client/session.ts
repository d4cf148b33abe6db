/**
 * The session as the browser keeps it, under SPEC's keys. It is a copy for display and for the bearer
 * header: nothing is ever allowed because of it. The session itself lives in an httpOnly cookie.
 */
import type { User } from '@/lib/api/auth'
import { firstMessages } from '@/lib/first-messages'

const TOKEN_KEY = 'token'
const USER_KEY = 'user'
/** Fired in this tab when the kept session changes; other tabs hear `storage`. */
const CHANGED = 'discern:session'

/** The kept bearer token, or null. */
export function readAccessToken(): string | null {
  return read(TOKEN_KEY)
}

/** The kept person as text: the same as long as nothing changed, so that it can be watched. */
export function readUserText(): string | null {
  return read(USER_KEY)
}

/** The person in a kept text; null when it is corrupt. */
export function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** The kept person, or null. A corrupt one ends the kept session. */
export function readUser(): User | null {
  const text = readUserText()
  if (text === null) return null
  const user = parseUser(text)
  if (user) return user
  console.error(firstMessages.session.corruptUser)
  forgetSession()
  return null
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const { id, email, first_name, last_name } = value as Record<string, unknown>
  return [id, email, first_name, last_name].every((part) => typeof part === 'string')
}

/** Keeps what signing in answered. Without a token, only the person is new. */
export function keepSession({ access_token, user }: { access_token?: string; user: User }): void {
  try {
    if (access_token) localStorage.setItem(TOKEN_KEY, access_token)
    localStorage.setItem(USER_KEY, JSON.stringify(user))
  } catch {
    // Without storage the cookie alone carries the session.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Forgets the kept session. */
function forgetSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
    localStorage.removeItem(USER_KEY)
  } catch {
    // Nothing was kept.
  }
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

/** Tells when another tab changes the kept session. Returns how to stop listening. */
export function watchOtherTabs(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/**
 * Ends the session, on the server first: until the server has answered, the cookie still holds. False when the server
 * did not do it; then nothing changes here either.
 */
export async function signOut(): Promise<boolean> {
  const token = readAccessToken()
  try {
    // A plain request: the header of every page uses it, and `call` would bring the whole contract along.
    const response = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
    if (!response.ok) return false
  } catch {
    return false
  }
  forgetPerson()
  return true
}

/** What stays when somebody leaves: settings of the browser, and an address that is on its way to the launch list. */
const STAYS = ['theme', 'discern.shortcuts', 'discern.auto-advance', 'discern:launch-list']
/** Unfinished answers, each under the id of its account: nobody else is shown them, and their person goes on there. */
const OWN_ANSWERS = 'discern.assessment.'

/** Forgets the kept session and all that its person typed or left here: the next one finds an empty browser. */
export function forgetPerson(): void {
  forgetTab()
  try {
    const left = Object.keys(localStorage).filter(
      (key) => !STAYS.includes(key) && !key.startsWith(OWN_ANSWERS),
    )
    for (const key of left) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  dispatchEvent(new Event(CHANGED))
}

/** What this tab alone kept: addresses and names as they were typed, coupons, where its person was. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}

/**
 * Asks for a new bearer token with the cookie, and keeps it. False when the session has ended: then the
 * kept copy is forgotten. True also when the server could not be asked: that says nothing about the session.
 */
export async function renewAccessToken(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/token', { method: 'POST' })
    // Read in either case: an answer whose body nobody reads keeps its connection.
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
