/** The way back from another provider. Apart from the way there, because every page checks for a return. */
import { inTab } from './kept'
import { renewAccessToken } from './session'

export const LEFT = 'discern:left'

/**
 * Once after coming back: only the cookie knows who signed in, and pages that all visitors share read it from the
 * browser's storage.
 */
export function noticeReturn(): void {
  if (inTab.read(LEFT) === null) return
  inTab.keep(LEFT, null)
  void renewAccessToken()
}
