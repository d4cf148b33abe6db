'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import type { AdminUser } from '@/lib/api/admin/users'
import { makeAdmin, unmakeAdmin } from '@/lib/api/entries/admin/users'
import { call } from '@/lib/client/call'
import { routes } from '@/lib/routes'
import { PersonLine } from '../person-line'

interface AdminRightsProps {
  user: AdminUser
  isSelf: boolean
}

/** Makes somebody an admin, or takes the rights away; asks before. */
export function AdminRights({ user, isSelf }: AdminRightsProps) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const words = user.is_admin ? TAKING : GIVING
  const task = useTask(words.failed)
  const why = user.is_admin ? null : hindrance(user)

  async function change() {
    const isDone = await task.run(async () => {
      await call(user.is_admin ? unmakeAdmin : makeAdmin, { params: { id: user.id } })
    })
    if (!isDone) return
    setAsking(false)
    showSuccess(`${user.email} ${words.done}`)
    // Who gives up their own rights has nothing more to see here.
    if (user.is_admin && isSelf) router.replace(routes.home)
    router.refresh()
  }

  return (
    <li>
      <p className="sm mut">{why ?? words.note}</p>
      <button
        type="button"
        className="btn small outline"
        disabled={why !== null}
        onClick={() => setAsking(true)}
      >
        {words.label}
      </button>
      <AskDialog
        title={words.label}
        open={isAsking}
        onClose={() => setAsking(false)}
        task={task}
        onYes={() => void change()}
        yes={words.yes}
        busyLabel="Saving..."
        isDanger={user.is_admin}
      >
        <PersonLine user={user} />
        <p>{user.is_admin && isSelf ? OWN : words.what}</p>
      </AskDialog>
    </li>
  )
}

/** Why somebody cannot be made an admin. */
function hindrance({ email_verified, disabled_at }: AdminUser): string | null {
  if (!email_verified) return 'Only someone with a confirmed email address can be an admin.'
  return disabled_at ? 'A disabled account can’t be an admin.' : null
}

const OWN =
  'You lose access to these pages right away. Another admin can give it back. Your account stays as it is.'

const GIVING = {
  note: 'Admins see everyone’s email address and all orders, and can do everything you can do here.',
  label: 'Make admin',
  yes: 'Make admin',
  done: 'is an admin now.',
  what: 'An admin sees everyone’s name and email address, all orders and all coupons. They can make others admins and remove your rights. This person is signed out everywhere, and has the rights when they sign in again.',
  failed: 'This person could not be made an admin. Please try again.',
}

const TAKING = {
  note: 'Without admin rights, these pages are closed from the next click on.',
  label: 'Remove admin rights',
  yes: 'Remove rights',
  done: 'is no longer an admin.',
  what: 'This person loses access to these pages from their next click on. Their account and results stay as they are.',
  failed: 'The rights could not be removed. Please try again.',
}
