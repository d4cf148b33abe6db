/**
 * The session as the browser keeps it, under SPEC's keys. It is a copy for display and for the bearer
 * header: nothing is ever allowed because of it. The session itself lives in an httpOnly cookie.
 */
import type { User } from '@/lib/api/auth'
import { messages } from '@/lib/messages'

const TOKEN_KEY = 'token'
const USER_KEY = 'user'
/** Fired in this tab when the kept session changes; other tabs hear `storage`. */
const CHANGED = 'discern:session'

/** The kept bearer token, or null. */
export function readAccessToken(): string | null {
  return read(TOKEN_KEY)
}

/** The kept person, or null. A corrupt one ends the kept session. */
export function readUser(): User | null {
  const text = read(USER_KEY)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (isUser(value)) return value
  } catch {
    // Handled with what parses but is no person.
  }
  console.error(messages.session.corruptUser)
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
export function forgetSession(): void {
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
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) changed()
  }
  addEventListener('storage', listen)
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener('storage', listen)
    removeEventListener(CHANGED, changed)
  }
}

/**
 * Asks for a new bearer token with the cookie, and keeps it. False when the session has ended: then the
 * kept copy is forgotten. True also when the server could not be asked: that says nothing about the session.
 */
export async function renewAccessToken(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/token', { method: 'POST' })
    if (response.ok) {
      keepSession(await response.json())
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
