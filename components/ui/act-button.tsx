'use client'

import type { IconNode } from 'lucide'
import { useRouter } from '@/components/ui/language/use-router'
import { ActionButton } from './action-button'
import { AskButton } from './ask-dialog'
import { Icon } from './icon'
import { showSuccess } from './toaster'

interface ActQuestion {
  /** The label, where it is not given. */
  title?: string
  /** The label, where it is not given. */
  yes?: string
  /** For what cannot be undone: the focus is on No first. */
  isDanger?: boolean
  /** What comes takes the place of the dialog: until it is loaded, the dialog stays open and busy. */
  leaves?: boolean
  text: React.ReactNode
}

/** One thing that a person can do about what a page shows. */
export interface Act extends Omit<React.ComponentProps<'button'>, 'children' | 'onClick'> {
  icon?: IconNode
  label: string
  /** Asked before it is done. */
  question?: ActQuestion
  /** Replaces the label, or that of yes, meanwhile. */
  busy: string
  send: () => Promise<unknown>
  /** Said in a toast. */
  done?: string
  /** Said when the server gives no reason. */
  failed: string
  /** The page that takes the place of this one. */
  next?: string | undefined
}

/** The button of an act. Once it is done, the page shows what holds now. */
export function ActButton(act: Act) {
  const { icon, label, question, busy, send, done, failed, next, ...button } = act
  const router = useRouter()
  const shared = {
    className: 'btn btn-outline btn-small',
    ...button,
    busyLabel: busy,
    failed,
    act: async () => {
      await send()
      if (done) showSuccess(done)
      if (next) router.replace(next)
      router.refresh()
    },
  }
  if (!question) {
    return (
      <ActionButton {...shared}>
        {icon && <Icon of={icon} />}
        <span>{label}</span>
      </ActionButton>
    )
  }
  const { text, ...ask } = question
  return (
    <AskButton {...shared} label={label} title={label} yes={label} {...ask}>
      {text}
    </AskButton>
  )
}
