import { useState } from 'react'
import { goTo } from '@/lib/client/go'
import { signOut } from '@/lib/client/leave'
import { routes } from '@/lib/routes'

/** Sign Out: ends the session and leaves by a full load, so that nothing of the person stays in memory. */
export function useSignOut(target: string = routes.home): {
  busy: boolean
  failed: boolean
  leave: () => Promise<void>
} {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function leave() {
    if (state === 'busy') return
    setState('busy')
    if (await signOut()) goTo(target)
    else setState('failed')
  }
  return { busy: state === 'busy', failed: state === 'failed', leave }
}
