/** What happens in the browser when a person leaves: nothing of theirs is left for the next one. */
import { forgetReports } from './device/forget-reports'
import { KEPT_SETTINGS } from './kept-settings'
import { CHANGED, readAccessToken } from './session'

/**
 * Ends the session, on the server first: until the server has answered, the cookie still holds. False when the server
 * did not do it; then nothing changes here either.
 */
export async function signOut(): Promise<boolean> {
  const token = readAccessToken()
  try {
    // A plain fetch: `call` would add the contract to this chunk.
    const response = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
    if (!response.ok) return false
  } catch {
    return false
  }
  await forgetPerson()
  return true
}

/**
 * What stays when a person signs out: settings of the browser, and an address that still has to reach the launch list.
 */
const STAYS: readonly string[] = ['theme', ...Object.values(KEPT_SETTINGS), 'discern:launch-list']
/** Unfinished answers stay, each under the id of its account: only their person sees and continues them. */
const OWN_ANSWERS = 'discern.assessment.'

/** Forgets the kept session and all that its person typed or left here: the next one finds an empty browser. */
export async function forgetPerson(): Promise<void> {
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
  await forgetReports()
}

/** What this tab alone kept: addresses and names as they were typed, coupons, where its person was. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}
