'use client'

import { Check, Laptop, Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatDay } from '@/components/account/results/completed-on'
import { whenOf } from '@/components/assessment/flow/when'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { ApiError } from '@/lib/api/errors'
import { endSession, type SignedInAt } from '@/lib/api/sessions'
import { call } from '@/lib/client/call'
import { lastUsed } from './session-words'
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
  const task = useTask('It could not be signed out. Please try again.')
  const [isEnded, setEnded] = useState(false)
  const outcome = useRef<HTMLSpanElement>(null)
  const Picture = PICTURES[kind]
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
    <li className={styles.row}>
      <span
        className={
          isThis ? `center size-44 sunken round ${styles.here}` : 'center size-44 sunken round'
        }
      >
        <Picture className="icon" aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          {isGone ? <s>{device}</s> : device}
          {isThis && <span className="tag">This one</span>}
        </p>
        <p className="sm mut">{isGone ? 'Just now' : <Times session={session} />}</p>
      </div>
      {isGone && (
        <span ref={outcome} tabIndex={-1} role="status" className={styles.ended}>
          <Check className="icon" aria-hidden="true" />
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
      <div className={styles.problem}>
        <FormError failure={task.failure}>
          <SignInAgain failure={task.failure} />
        </FormError>
      </div>
    </li>
  )
}

const never = () => () => undefined

/** Since when and until when. The server does not know the person's clock, and says days only. */
function Times({ session: { signed_in_at, last_seen_at, is_this } }: { session: SignedInAt }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [since, seen] = [new Date(signed_in_at), new Date(last_seen_at)]
  const now = new Date()
  const day = (at: Date) => (isHere ? whenOf(at, now) : `on ${formatDay(at)}`)
  const use = isHere ? lastUsed(seen, now) : `last used ${day(seen)}`
  return `Signed in ${day(since)} · ${is_this ? 'in use now' : use}`
}
