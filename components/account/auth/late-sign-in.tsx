'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useInterruption } from '@/components/ui/use-interruption'
import type { User } from '@/lib/api/auth'
import { signInAgain } from '@/lib/client/interruption'
import { readUser, watchSession } from '@/lib/client/session'
import type { SessionEndedProps } from './session-ended'

/** Rarely needed, so pages load without it. */
const SessionEnded = lazy<React.ComponentType<SessionEndedProps>>(() =>
  import('./session-ended').then(
    (file) => ({ default: file.SessionEnded }),
    () => ({ default: GiveUp }),
  ),
)

/**
 * Asks a person whose session ended to sign in again, over the page; then what they did continues, with all that was
 * typed there. Stands once on each page from which a signed-in person can send something.
 */
export function LateSignIn() {
  const person = usePerson()
  const { isOpen, close } = useInterruption(person && signInAgain)
  // Once fetched, it stays: it closes as all dialogs do.
  const [wasAsked, setAsked] = useState(false)
  if (isOpen && !wasAsked) setAsked(true)
  // They may sign in in another tab: through a provider, or by an emailed link.
  useEffect(() => {
    if (!isOpen || !person) return
    return watchSession(() => {
      if (readUser()?.id === person.id) close(true)
    })
  }, [isOpen, person, close])
  if (!wasAsked) return null
  return (
    <Suspense>
      <SessionEnded person={person} isOpen={isOpen} close={close} />
    </Suspense>
  )
}

/** It could not be fetched: what waits fails as it would without a dialog. */
function GiveUp({ isOpen, close }: SessionEndedProps) {
  useEffect(() => {
    if (isOpen) close(false)
  }, [isOpen, close])
  return null
}

/** Read when the page opens: when the session ends, the browser forgets it. */
function usePerson(): User | null {
  const [person, setPerson] = useState<User | null>(null)
  useEffect(() => {
    const look = () => setPerson((before) => readUser() ?? before)
    look()
    return watchSession(look)
  }, [])
  return person
}
