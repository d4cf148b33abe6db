'use client'

import { Check, Laptop, Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { AskButton } from '@/components/ui/ask-dialog'
import { BusyButton } from '@/components/ui/busy-button'
import { DoneNote } from '@/components/ui/done-note'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useTask } from '@/components/ui/use-task'
import { When } from '@/components/ui/when'
import { MOST_SESSIONS } from '@/lib/api/bounds'
import { logoutEverywhere } from '@/lib/api/entries/auth'
import { endSession } from '@/lib/api/entries/sessions'
import { ApiError } from '@/lib/api/errors'
import type { SignedInAt } from '@/lib/api/sessions'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { Panel } from './panel'
import { SignInAgain } from './sign-in-again'

/**
 * Where the person is signed in, with a button to end each session. One that has ended since the page was opened stays
 * in its place, struck through.
 */
export function SessionsPanel({ sessions }: { sessions: readonly SignedInAt[] }) {
  const [isAlone, setAlone] = useState(false)
  const [atFirst] = useState(sessions)
  const isListed = ({ id }: SignedInAt) => sessions.some((one) => one.id === id)
  const later = sessions.filter(({ id }) => !atFirst.some((one) => one.id === id))

  async function endOthers() {
    keepSession(await call(logoutEverywhere))
    setAlone(true)
  }

  return (
    <Panel id="sessions" title="Where you’re signed in">
      <p className="text-ink-2">Don’t recognize one? Sign it out, then change your password.</p>
      <ul className="[&>li:last-child]:border-line [&>li:last-child]:border-b">
        {[...atFirst, ...later].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isOver={!session.is_this && (isAlone || !isListed(session))}
          />
        ))}
      </ul>
      {sessions.length === MOST_SESSIONS && (
        <p className="text-ink-2 text-sm">These are the {MOST_SESSIONS} used most recently.</p>
      )}
      <DoneNote>{isAlone && 'Done. You’re only signed in here now.'}</DoneNote>
      <AskButton
        className="btn"
        label="Sign out everywhere else"
        title="Sign out everywhere else"
        yes="Sign out"
        busyLabel="Signing out..."
        failed="The other sessions could not be ended. Please try again."
        act={endOthers}
      >
        <p>Every other browser and app has to sign in again. You stay signed in here.</p>
      </AskButton>
      <p className="text-ink-2 text-sm">
        We show the kind of device and when it was used. We don’t track where you are.
      </p>
    </Panel>
  )
}

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
function SessionRow({ session, isOver }: SessionRowProps) {
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
        // It was ended meanwhile, in another browser.
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
      }
      setEnded(true)
    })

  const isGone = isEnded || isOver
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t px-0 py-4 narrow:[&>button]:col-start-2 narrow:[&>button]:mt-1.5 narrow:[&>button]:justify-self-start [&_button]:min-h-11">
      <span
        className={
          isThis
            ? 'grid size-11 place-items-center rounded-circle bg-ink text-canvas'
            : 'grid size-11 place-items-center rounded-circle bg-sunken'
        }
      >
        <Icon of={PICTURES[kind]} />
      </span>
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-600">
          {isGone ? <s className="text-ink-2">{device}</s> : <span>{device}</span>}
          {isThis && <span className="tag">This one</span>}
        </p>
        <p className="text-ink-2 text-sm">{isGone ? 'Just now' : <Times session={session} />}</p>
      </div>
      {isGone && (
        <span
          ref={outcome}
          tabIndex={-1}
          role="status"
          className="narrow:col-start-2 narrow:mt-1.5 inline-flex min-h-11 items-center gap-2 narrow:justify-self-start font-600 text-sm text-success"
        >
          <Icon of={Check} />
          Signed out
        </span>
      )}
      {!isGone && !isThis && (
        <BusyButton
          className="btn btn-small btn-outline"
          aria-label={task.busy ? undefined : `Sign out ${device}`}
          busy={task.busy}
          busyLabel="Signing out..."
          onClick={() => void end()}
        >
          Sign out
        </BusyButton>
      )}
      <div className="col-span-full">
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
