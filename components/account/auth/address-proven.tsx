'use client'

import { useEffect, useState } from 'react'
import { useSay, useWords } from '#words'
import { FullLink } from '@/components/ui/language/full-link'
import { listInvitations } from '@/lib/api/entries/invitations'
import { getLatestResult } from '@/lib/api/entries/results'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { Done } from './done'
import { type Found, nextSteps } from './next-steps'

/** The signed-in person has proven the address: what there is to do next. */
export function AddressProven() {
  const words = useWords('auth.proven')
  const say = useSay()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isOver = false
    // Where the call fails, the assessment's own page says what there is.
    find().then(
      (all) => isOver || setFound(all),
      () => isOver || setFound({ invitedTo: [], hasResult: false }),
    )
    return () => {
      isOver = true
    }
  }, [])
  const next = found && nextSteps(found, words, say)
  return (
    <Done title={words.title}>
      <p>{next ? next.text : words.thanks}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* Full loads: nothing that was fetched for a visitor stays in memory. */}
        {next?.ways.map(({ href, label }, index) => (
          <FullLink key={href} className={index === 0 ? 'btn' : 'btn btn-outline'} href={href}>
            {label}
          </FullLink>
        ))}
      </div>
    </Done>
  )
}

async function find(): Promise<Found> {
  const [invitations, result] = await Promise.all([
    call(listInvitations),
    call(getLatestResult).catch((error) => {
      if (error instanceof ApiError && error.code === 'not_found') return null
      throw error
    }),
  ])
  const invitedTo = invitations.map(({ group }) => group.name)
  return { invitedTo, hasResult: result !== null }
}
