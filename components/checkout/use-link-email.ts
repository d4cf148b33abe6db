'use client'

import { useEffect, useState } from 'react'
import { keepLinkEmail, keptLinkEmail } from '@/lib/client/link-email'

export interface LinkEmail {
  /** As typed. */
  email: string
  error?: string
  type: (text: string) => void
  refuse: (error: string) => void
}

/** Where to mail the link to one report: still there after a reload, at first that of the account. */
export function useLinkEmail(resultId: string, accountEmail = ''): LinkEmail {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => setEmail(keptLinkEmail(resultId) || accountEmail), [resultId, accountEmail])
  return {
    email,
    error,
    type: (text) => {
      setEmail(text)
      setError(undefined)
      keepLinkEmail(resultId, text)
    },
    refuse: setError,
  }
}
