'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import type { AdminUser } from '@/lib/api/admin/users'
import { disableUser } from '@/lib/api/entries/admin/users'
import { call } from '@/lib/client/call'
import { PersonLine } from '../person-line'

/** Closes an account without deleting anything; asks before. */
export function DisableUser({ user }: { user: AdminUser }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const task = useTask('The account could not be disabled. Please try again.')

  async function disable() {
    const isDone = await task.run(async () => {
      await call(disableUser, { params: { id: user.id } })
    })
    if (!isDone) return
    setAsking(false)
    showSuccess(`${user.email} is disabled.`)
    router.refresh()
  }

  return (
    <li>
      <p className="sm mut">Ends all sessions. Nothing is deleted, and you can undo it.</p>
      <button type="button" className="btn small outline" onClick={() => setAsking(true)}>
        Disable account
      </button>
      <AskDialog
        title="Disable account"
        open={isAsking}
        onClose={() => setAsking(false)}
        task={task}
        onYes={() => void disable()}
        yes="Disable"
        busyLabel="Disabling..."
        isDanger
      >
        <PersonLine user={user} />
        <p>
          All of this person’s sessions end right away, and nobody can sign in to the account until
          it is enabled again. Results, groups and orders stay.
        </p>
      </AskDialog>
    </li>
  )
}
