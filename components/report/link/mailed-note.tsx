'use client'

import { useEffect, useState } from 'react'
import { readMailedTo } from '@/lib/client/link-email'

/** Says where the link to a report just bought went, if one was asked for. */
export function MailedNote({ resultId }: { resultId: string }) {
  const [email, setEmail] = useState('')
  useEffect(() => setEmail(readMailedTo(resultId)), [resultId])
  return email && <span>{` We’ve emailed the link to ${email}.`}</span>
}
