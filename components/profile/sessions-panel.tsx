'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { DoneNote } from '@/components/ui/done-note'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { logoutEverywhere } from '@/lib/api/auth'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { Panel } from './panel'
import { SignInAgain } from './sign-in-again'

/** Ends the sessions on other devices. */
export function SessionsPanel() {
  const task = useTask('The other sessions could not be ended. Please try again.')
  const [isDone, setDone] = useState(false)

  function endOthers() {
    setDone(false)
    return task.run(async () => {
      keepSession(await call(logoutEverywhere))
      setDone(true)
    })
  }

  return (
    <Panel id="sessions" title="Where you are signed in">
      <p className="mut">
        This ends every session but the one here, for example on a shared computer or a lost phone.
      </p>
      <FormError failure={task.failure}>
        <SignInAgain failure={task.failure} />
      </FormError>
      <DoneNote>{isDone && 'Done. You are now signed in only here.'}</DoneNote>
      <BusyButton
        className="btn outline"
        busy={task.busy}
        busyLabel="Signing out..."
        onClick={endOthers}
      >
        Sign out everywhere else
      </BusyButton>
    </Panel>
  )
}
