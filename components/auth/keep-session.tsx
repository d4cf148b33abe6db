'use client'

import { useEffect } from 'react'
import type { User } from '@/lib/api/auth'
import { keepSession, readAccessToken, readUser, renewAccessToken } from '@/lib/client/session'

/**
 * Brings the browser's kept copy of the session in line with the person the server knows. They differ
 * after a sign-in through another provider, or when the copy was cleared or belongs to someone else.
 */
export function KeepSession({ user }: { user: User }) {
  useEffect(() => {
    const kept = readUser()
    if (kept?.id !== user.id || readAccessToken() === null) void renewAccessToken()
    else if (JSON.stringify(kept) !== JSON.stringify(user)) keepSession({ user })
  }, [user])
  return null
}
