'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import { useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { JOIN_DAYS, JOIN_DAYS_MAX, JOIN_PLACES_MAX } from '@/lib/api/bounds'
import { changeJoinLink } from '@/lib/api/entries/join-links'
import type { JoinLink } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { localTimeZone } from '@/lib/client/local-paper'
import { DAY_MS } from '@/lib/when'

interface JoinLinkFormProps {
  groupId: string
  link: JoinLink
}

const FAILED = 'The link could not be changed. Please try again.'

/** The settings of a join link: its end, its places, the mail domain, and whether the leader is asked first. */
export function JoinLinkForm({ groupId, link }: JoinLinkFormProps) {
  const [isOpen, setOpen] = useState(false)
  const change = useFocusOnClose(isOpen)
  if (!isOpen) {
    return (
      <button
        ref={change}
        type="button"
        className="link justify-self-start text-sm"
        onClick={() => setOpen(true)}
      >
        {link.status === 'open' ? 'Change' : 'Change, so that it works again'}
      </button>
    )
  }
  return <OpenForm groupId={groupId} link={link} onDone={() => setOpen(false)} />
}

function OpenForm({ groupId, link, onDone }: JoinLinkFormProps & { onDone: () => void }) {
  const refreshWith = useRefreshWith()
  const counts = [
    {
      name: 'days',
      label: 'Works for (days from today)',
      most: JOIN_DAYS_MAX,
      value: daysLeft(link) || JOIN_DAYS,
    },
    { name: 'places', label: 'Places', most: JOIN_PLACES_MAX, value: link.places },
  ]
  const { failure, field, formProps, submitProps } = useForm({
    failed: FAILED,
    takesFocus: true,
    check: (typed) =>
      Object.fromEntries(counts.map(({ name, most }) => [name, outside(typed[name], most)])),
    send: async ({ days, places, mail_domain = '', asks_first }) => {
      await call(changeJoinLink, {
        params: { id: groupId },
        body: {
          days: Number(days),
          places: Number(places),
          mail_domain: mail_domain.trim() || null,
          asks_first: asks_first === 'on',
          ...localTimeZone(),
        },
      })
      showSuccess('Link saved.')
      refreshWith(onDone)
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4" {...formProps}>
      {counts.map(({ name, label, most, value }) => (
        <Field
          key={name}
          {...field(name)}
          label={label}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={value}
        />
      ))}
      <Field
        {...field('mail_domain')}
        label="Only with an email address at"
        autoComplete="off"
        autoCapitalize="off"
        maxLength={253}
        defaultValue={link.mail_domain ?? ''}
        hint="Like example.com. Empty: any email address."
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="asks_first"
          className="m-0 size-5.5 [accent-color:var(--ink)]"
          defaultChecked={link.asks_first}
        />
        <span>Ask me first</span>
      </label>
      <FormError failure={failure} />
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <BusyButton {...submitProps} busyLabel="Saving…">
          Save
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  )
}

/** Whole days after today; 0 once it has ended. */
function daysLeft({ expires_at }: JoinLink): number {
  const left = Date.parse(expires_at) - Date.now()
  return left <= 0 ? 0 : Math.max(1, Math.floor(left / DAY_MS))
}

function outside(typed: string | undefined, most: number): string | false {
  const number = Number(typed)
  const isWhole = Number.isInteger(number) && number >= 1 && number <= most
  return !isWhole && `Please choose a number from 1 to ${most}.`
}
