'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { inviteToGroup } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { PasteForm } from './paste-form'

/** Invites one address, or a pasted list. */
export function InvitePanel({ groupId }: { groupId: string }) {
  const [isList, setList] = useState(false)
  return (
    <section className="card stack gap-m padded" aria-labelledby="invite">
      <h2 id="invite" className="h3">
        Invite
      </h2>
      {isList ? <PasteForm groupId={groupId} /> : <OneForm groupId={groupId} />}
      <button type="button" className="self-start link sm" onClick={() => setList(!isList)}>
        {isList ? 'Invite one person' : 'Paste a list'}
      </button>
    </section>
  )
}

function OneForm({ groupId }: { groupId: string }) {
  const router = useRouter()
  const { busy, failure, errors, formProps, submitType } = useForm({
    failed: messages.groups.inviteFailed,
    check: ({ email = '' }) => ({ email: email.trim() === '' && messages.groups.emailRequired }),
    send: async ({ email = '' }) => {
      await call(inviteToGroup, { params: { id: groupId }, body: { email } })
      showSuccess(messages.groups.invited)
      formProps.ref.current?.reset()
      router.refresh()
    },
  })
  return (
    <form className="stack gap-m" {...formProps}>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        hint="They get a link that works for 14 days."
        readOnly={busy}
        error={errors.email}
      />
      <FormError failure={failure} fields={['email']} />
      <BusyButton type={submitType} busy={busy} busyLabel="Sending...">
        Send invitation
      </BusyButton>
    </form>
  )
}
