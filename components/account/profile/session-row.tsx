'use client'

import { Check, Laptop, Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useTask } from '@/components/ui/use-task'
import { When } from '@/components/ui/when'
import { endSession } from '@/lib/api/entries/sessions'
import { ApiError } from '@/lib/api/errors'
import type { SignedInAt } from '@/lib/api/sessions'
import { call } from '@/lib/client/call'
import styles from './sessions-panel.module.css'
import { SignInAgain } from './sign-in-again'

const PICTURES = {
  computer: Monitor,
  laptop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  app: SquareTerminal,
}

interface SessionRowProps {
  session: SignedInAt
  /** It has ended together with others. */
  isOver: boolean
}

/** One place where the person is signed in, and its end. */
export function SessionRow({ session, isOver }: SessionRowProps) {
  const { id, device, kind, is_this: isThis } = session
  const task = useTask('We couldn’t sign it out. Please try again.')
  const [isEnded, setEnded] = useState(false)
  const outcome = useRef<HTMLSpanElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isEnded) outcome.current?.focus()
  }, [isEnded])

  const end = () =>
    task.run(async () => {
      try {
        await call(endSession, { params: { id } })
      } catch (error) {
        // It has ended meanwhile, somewhere else.
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
      }
      setEnded(true)
    })

  const isGone = isEnded || isOver
  return (
    <li className={`grid middle lined-top ${styles.row}`}>
      <span
        className={
          isThis ? `center touch sunken round ${styles.here}` : 'center touch sunken round'
        }
      >
        <Icon of={PICTURES[kind]} />
      </span>
      <div className={`grid ${styles.words}`}>
        <p className={`row wraps semibold ${styles.device}`}>
          {isGone ? <s className="mut">{device}</s> : <span>{device}</span>}
          {isThis && <span className="tag">This one</span>}
        </p>
        <p className="sm mut">{isGone ? 'Just now' : <Times session={session} />}</p>
      </div>
      {isGone && (
        <span
          ref={outcome}
          tabIndex={-1}
          role="status"
          className={`middle gap-xs sm semibold pressable ${styles.ended}`}
        >
          <Icon of={Check} />
          Signed out
        </span>
      )}
      {!isGone && !isThis && (
        <BusyButton
          className="btn small outline"
          aria-label={task.busy ? undefined : `Sign out ${device}`}
          busy={task.busy}
          busyLabel="Signing out..."
          onClick={() => void end()}
        >
          Sign out
        </BusyButton>
      )}
      <div className="spans">
        <FormError failure={task.failure}>
          <SignInAgain failure={task.failure} />
        </FormError>
      </div>
    </li>
  )
}

/** Since when and until when. */
function Times({ session: { signed_in_at, last_seen_at, is_this } }: { session: SignedInAt }) {
  return (
    <span>
      Signed in <When at={signed_in_at} form="on" /> ·{' '}
      {is_this ? <span>in use now</span> : <When at={last_seen_at} form="used" />}
    </span>
  )
}
