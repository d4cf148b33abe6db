'use client'

import { useEffect } from 'react'
import { getInvitation } from '@/lib/api/entries/invitations'
import { call } from '@/lib/client/call'

/** Counts a mailed invitation as opened once its page is seen: programs that look into mails fetch the page alone. */
export function CountOpened({ token }: { token: string }) {
  useEffect(() => {
    function count() {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', count)
      call(getInvitation, { params: { token } }).catch(() => {})
    }
    document.addEventListener('visibilitychange', count)
    count()
    return () => document.removeEventListener('visibilitychange', count)
  }, [token])
  return null
}
