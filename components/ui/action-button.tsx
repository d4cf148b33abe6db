'use client'

import { BusyButton } from './busy-button'
import { showError } from './toaster'
import { failureSentence, useTask } from './use-task'

interface ActionButtonProps extends Omit<React.ComponentProps<'button'>, 'onClick'> {
  busyLabel: string
  /** The toast's text when the server gives none. */
  failed: string
  act: () => Promise<unknown>
}

/** A button for one call: busy meanwhile, so that there is one at a time; a toast says why it failed. */
export function ActionButton({ failed, act, 'aria-label': label, ...button }: ActionButtonProps) {
  const { busy, run } = useTask(failed)
  return (
    <BusyButton
      {...button}
      aria-label={busy ? undefined : label}
      busy={busy}
      onClick={() => run(() => act().catch((reason) => showError(failureSentence(reason, failed))))}
    />
  )
}
