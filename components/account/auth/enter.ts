import type { User } from '@/lib/api/auth'
import { goInstead } from '@/lib/client/go'
import { takePass } from '@/lib/client/pass'
import { keepSession } from '@/lib/client/session'
import { forgetTyped } from '@/lib/client/typed'
import { forResult, routes } from '@/lib/routes'

interface Way {
  /** A path of ours, checked on the server. */
  target: string
  /** The result whose report opens on the way in, while that is free. */
  opens?: string
}

/**
 * Keeps a session that has just been opened and goes on. By a full load: nothing that was fetched for a visitor stays in
 * memory. The sign-in page leaves the history, where it would only lead back here.
 */
export async function enter(
  session: { access_token: string; user: User },
  { target, opens }: Way,
): Promise<void> {
  keepSession(session)
  forgetTyped()
  goInstead(opens && (await isOpenNow()) ? forResult(routes.report, opens) : target)
}

/** The account is there by now: where the pass does not come, its page offers it again. */
const isOpenNow = () => takePass().catch(() => false)
