'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { FormError } from '@/components/ui/form-error'
import { useRouter } from '@/components/ui/language/use-router'
import { Switch } from '@/components/ui/switch'
import { useTask } from '@/components/ui/use-task'
import { setTryMails } from '@/lib/api/entries/account'
import { call } from '@/lib/client/call'

interface TryMailsProps {
  /** As it is kept. */
  on: boolean
  className?: string
}

/** Whether the line comes by mail about once a week: the same setting on home and in the profile. */
export function TryMails({ on: kept, className = '' }: TryMailsProps) {
  const words = useWords('home.tryMails')
  const [on, setOn] = useState(kept)
  const task = useTask(words.failed)
  const router = useRouter()

  async function choose(mails: boolean) {
    if (task.busy) return
    setOn(mails)
    // A page that was seen before would come back with the other answer.
    if (await task.run(() => call(setTryMails, { body: { mails } }))) router.refresh()
    else setOn(!mails)
  }

  return (
    <div className={`print:hidden! ${className}`}>
      <Switch label={words.label} on={on} onChange={(mails) => void choose(mails)} />
      <FormError failure={task.failure} />
    </div>
  )
}
