'use client'

import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { DoneNote } from '@/components/ui/done-note'
import { useTask } from '@/components/ui/use-task'
import { MOST_SESSIONS } from '@/lib/api/bounds'
import { logoutEverywhere } from '@/lib/api/entries/auth'
import type { SignedInAt } from '@/lib/api/sessions'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { Panel } from './panel'
import { SessionRow } from './session-row'
import styles from './sessions-panel.module.css'

/**
 * Where the person is signed in, with an end for each place. What has ended since the page was opened, by whatever
 * was done on it, stays in its place, struck through.
 */
export function SessionsPanel({ sessions }: { sessions: readonly SignedInAt[] }) {
  const task = useTask('The other sessions could not be ended. Please try again.')
  const [isAsking, setAsking] = useState(false)
  const [isAlone, setAlone] = useState(false)
  const [atFirst] = useState(sessions)
  const isListed = ({ id }: SignedInAt) => sessions.some((one) => one.id === id)
  const later = sessions.filter(({ id }) => !atFirst.some((one) => one.id === id))

  async function endOthers() {
    const isDone = await task.run(async () => keepSession(await call(logoutEverywhere)))
    if (!isDone) return
    setAsking(false)
    setAlone(true)
  }

  return (
    <Panel id="sessions" title="Where you’re signed in">
      <p className="mut">Don’t recognize one? Sign it out, then change your password.</p>
      <ul className={styles.list}>
        {[...atFirst, ...later].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isOver={!session.is_this && (isAlone || !isListed(session))}
          />
        ))}
      </ul>
      {sessions.length === MOST_SESSIONS && (
        <p className="sm mut">These are the {MOST_SESSIONS} used most recently.</p>
      )}
      <DoneNote>{isAlone && 'Done. You’re only signed in here now.'}</DoneNote>
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </button>
      <p className="sm mut">
        We show the kind of device and when it was used. We don’t track where you are.
      </p>
      <AskDialog
        title="Sign out everywhere else"
        open={isAsking}
        onClose={() => setAsking(false)}
        task={task}
        onYes={() => void endOthers()}
        yes="Sign out"
        busyLabel="Signing out..."
      >
        <p>Every other browser and app has to sign in again. You stay signed in here.</p>
      </AskDialog>
    </Panel>
  )
}
