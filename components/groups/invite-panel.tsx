'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { showSuccess } from '@/components/ui/toaster'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { inviteToGroup } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import styles from './invite-panel.module.css'
import { PasteForm } from './paste-form'

/** Invites one address, or a pasted list. */
export function InvitePanel({ groupId }: { groupId: string }) {
  const [isList, setList] = useState(false)
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="invite">
      <h2 id="invite" className="h3">
        Invite
      </h2>
      {isList ? <PasteForm groupId={groupId} /> : <OneForm groupId={groupId} />}
      <button type="button" className="link sm" onClick={() => setList(!isList)}>
        {isList ? 'Invite one person' : 'Paste a list'}
      </button>
    </section>
  )
}

function OneForm({ groupId }: { groupId: string }) {
  const router = useRouter()
  const [email, setEmail] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const task = useTask(messages.groups.inviteFailed)
  useFocusOnWrong(form, task)

  async function invite() {
    const isSent = await task.run(async () => {
      assertFields({ email: email.trim() === '' && messages.groups.emailRequired })
      await call(inviteToGroup, { params: { id: groupId }, body: { email } })
    })
    if (!isSent) return
    showSuccess(messages.groups.invited)
    setEmail('')
    router.refresh()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        hint="They get a link that works for 14 days."
        readOnly={task.busy}
        value={email}
        error={task.failure?.fields.email}
        onChange={(event) => {
          setEmail(event.target.value)
          task.forgive('email')
        }}
      />
      <FormError failure={task.failure} fields={['email']} />
      <BusyButton type="submit" busy={task.busy} busyLabel="Sending...">
        Send invitation
      </BusyButton>
    </form>
  )
}
