import type { User } from '@/lib/api/auth'
import { keepSession } from '@/lib/client/session'
import { forgetTyped } from '@/lib/client/typed'

/**
 * Keeps a session that has just been opened and leads to `target` by a full load, so that nothing fetched for a visitor
 * stays in memory. The sign-in page leaves the history, where it would only lead back here.
 */
export function enter(session: { access_token: string; user: User }, target: string): void {
  keepSession(session)
  forgetTyped()
  location.replace(target)
}
