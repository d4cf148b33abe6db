'use client'

import { useEffect } from 'react'
import type { Circle, User } from '@/lib/api/auth'
import { forgetTab } from '@/lib/client/leave'
import {
  keepSession,
  readAccessToken,
  readUser,
  renewAccessToken,
  watchOtherTabs,
} from '@/lib/client/session'

/**
 * Keeps the browser's copy of the session equal to the person that the server knows. They differ after a sign-in
 * through another provider, or when the copy was cleared or is another person's. When another tab signs out or signs
 * another person in, this page may no longer be shown, so it is loaded again. So is a page that a person goes back to
 * after signing out.
 */
export function KeepSession({ user, circle }: { user: User; circle: Circle }) {
  useEffect(() => {
    const keep = () => {
      const kept = readUser()
      if (kept?.id !== user.id) return
      if (JSON.stringify(kept) !== JSON.stringify({ ...user, circle }))
        keepSession({ user, circle })
    }
    if (readUser()?.id === user.id && readAccessToken() !== null) keep()
    else void renewAccessToken().then(keep)
  }, [user, circle])
  useEffect(
    () =>
      watchOtherTabs(() => {
        if (readUser()?.id === user.id) return
        document.body.hidden = true
        forgetTab()
        location.reload()
      }),
    [user.id],
  )
  return null
}

/** On pages for visitors: the server knows of no session, so a kept copy that it confirms is the only one that stays. */
export function ForgetEndedSession() {
  useEffect(() => {
    if (readUser()) void renewAccessToken()
  }, [])
  return null
}
