/** The way back from another provider. Apart from the way there, because every page looks whether somebody came back. */
import { inTab } from './kept'
import { renewAccessToken } from './session'

export const LEFT = 'discern:left'

/**
 * Once after coming back: only the cookie knows who signed in over there, and pages that are the same for
 * everybody learn it from what the browser keeps.
 */
export function noticeReturn(): void {
  if (inTab.read(LEFT) === null) return
  inTab.keep(LEFT, null)
  void renewAccessToken()
}
