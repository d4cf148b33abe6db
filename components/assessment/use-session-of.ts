import { useEffect, useRef } from 'react'
import { readUser, renewAccessToken, watchSession } from '@/lib/client/session'

interface Watch {
  /** The person signed out, or someone else signed in, here or in another tab. */
  onEnded: () => void
  /** The person is signed in (again). */
  onBack: () => void
}

/** Follows whether the browser's session is still that of the person this page was made for. */
export function useSessionOf(userId: string, { onEnded, onBack }: Watch): void {
  const checking = useRef(false)
  useEffect(
    () =>
      watchSession(async () => {
        const user = readUser()
        if (user) return user.id === userId ? onBack() : onEnded()
        // Without storage there is no copy to read, so the cookie is asked.
        if (checking.current) return
        checking.current = true
        const goesOn = await renewAccessToken()
        checking.current = false
        if (!goesOn) onEnded()
      }),
    [userId, onEnded, onBack],
  )
}
