'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLate } from '@/components/ui/use-late'
import { readerDate, sayWhen } from '@/lib/when'
import type { DeleteResultProps } from './delete-result-dialog'

const PROBLEM = 'The result could not be deleted. Please try again.'

/** Few ask for it, and a list of a hundred need not carry a hundred dialogs. */
const load = async () => (await import('./delete-result-dialog')).DeleteResultDialog

/** Deletes one result, after saying what goes with it. */
export function DeleteResult(props: DeleteResultProps & { className?: string }) {
  const { madeAt, className = 'btn ghost' } = props
  const { piece: Dialog, hasFailed, ask } = useLate(load)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={madeAt && `Delete result of ${sayWhen(madeAt)}`}
        {...(madeAt && readerDate(madeAt))}
        onClick={async () => setAsking(await ask())}
      >
        <Trash2 className="icon" aria-hidden="true" />
        {madeAt ? 'Delete' : 'Delete this result'}
      </button>
      {hasFailed && (
        <span role="alert" className="sm">
          {PROBLEM}
        </span>
      )}
      {Dialog && (
        <Dialog {...props} problem={PROBLEM} open={isAsking} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
