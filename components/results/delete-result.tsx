'use client'

import { Trash2 } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { readerDate, sayWhen } from '@/lib/when'
import type { DeleteResultDialog, DeleteResultProps } from './delete-result-dialog'

const PROBLEM = 'The result could not be deleted. Please try again.'

/** Few ask for it, and a list of a hundred need not carry a hundred dialogs. */
const load = () => import('./delete-result-dialog')

/** Deletes one result, after saying what goes with it. */
export function DeleteResult(props: DeleteResultProps & { className?: string }) {
  const { madeAt, className = 'btn btn-ghost' } = props
  const [Dialog, setDialog] = useState<typeof DeleteResultDialog>()
  const [state, setState] = useState<'closed' | 'open' | 'not fetched'>('closed')

  async function ask() {
    try {
      const { DeleteResultDialog } = await load()
      setDialog(() => DeleteResultDialog)
      setState('open')
    } catch {
      setState('not fetched')
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={madeAt && `Delete result of ${sayWhen(madeAt)}`}
        {...(madeAt && readerDate(madeAt))}
        onClick={() => void ask()}
      >
        <Icon of={Trash2} />
        <span>{madeAt ? 'Delete' : 'Delete this result'}</span>
      </button>
      {state === 'not fetched' && (
        <span role="alert" className="text-sm">
          {PROBLEM}
        </span>
      )}
      {Dialog && (
        <Dialog
          {...props}
          problem={PROBLEM}
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
