import { useState } from 'react'
import { signOut } from '@/lib/client/session'
import { routes } from '@/lib/routes'

/** Sign Out: ends the session and goes home, by a full load, so that nothing of the person stays in memory. */
export function useSignOut(): { busy: boolean; failed: boolean; leave: () => Promise<void> } {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function leave() {
    if (state === 'busy') return
    setState('busy')
    if (await signOut()) location.assign(routes.home)
    else setState('failed')
  }
  return { busy: state === 'busy', failed: state === 'failed', leave }
}
