'use client'

import { Plus, Send } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useFocusOnClose } from '@/components/ui/use-focus-on-open'
import { InviteForm, type LedGroup } from './group/invite-form'
import styles from './group-forms.module.css'
import { CreateGroupForm } from './list/create-group-form'

type Form = 'create' | 'invite'

/** The title with its two buttons, and under them the form that is open. */
export function GroupForms({ led }: { led: readonly LedGroup[] }) {
  const [open, setOpen] = useState<Form | null>(null)
  const createButton = useFocusOnClose(open === 'create')
  const inviteButton = useFocusOnClose(open === 'invite')
  const id = useId()
  const toggle = (form: Form) => setOpen(open === form ? null : form)
  const mayInvite = led.length > 0
  return (
    <div>
      <div className={`row wraps apart ${styles.head}`}>
        <h1 className="d2">Team Groups</h1>
        <div className={`row wraps gap-s narrow-full ${styles.buttons}`}>
          <button
            ref={createButton}
            type="button"
            className="btn"
            aria-expanded={open === 'create'}
            aria-controls={open === 'create' ? `${id}-form` : undefined}
            onClick={() => toggle('create')}
          >
            <Icon of={Plus} />
            Create group
          </button>
          <button
            ref={inviteButton}
            type="button"
            className="btn outline"
            aria-disabled={!mayInvite || undefined}
            aria-describedby={mayInvite ? undefined : `${id}-why`}
            aria-expanded={open === 'invite'}
            aria-controls={open === 'invite' ? `${id}-form` : undefined}
            onClick={() => mayInvite && toggle('invite')}
          >
            <Icon of={Send} />
            Invite
          </button>
          {!mayInvite && (
            <p id={`${id}-why`} className={`sm mut full ${styles.why}`}>
              Only group leaders can invite
            </p>
          )}
        </div>
      </div>
      {open && (
        <div id={`${id}-form`} className={`card padded ${styles.form}`}>
          {open === 'create' ? (
            <CreateGroupForm onDone={() => setOpen(null)} />
          ) : (
            <InviteForm led={led} onCancel={() => setOpen(null)} />
          )}
        </div>
      )}
    </div>
  )
}
