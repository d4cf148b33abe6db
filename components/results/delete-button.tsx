'use client'

import { Trash2 } from 'lucide'
import { useState } from 'react'
import { useSay, useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { readerDate, sayWhen } from '@/lib/when'
import type { DeleteResultDialog, DeleteResultProps } from './delete-result-dialog'

/** Few ask for it, and a list of a hundred need not carry a hundred dialogs. */
const load = () => import('./delete-result-dialog')

export interface DeleteButtonProps extends DeleteResultProps {
  className?: string
}

/** Deletes one result, after saying what goes with it. */
export function DeleteButton(props: DeleteButtonProps) {
  const { madeAt, className = 'btn btn-ghost' } = props
  const words = useWords('results.deletion')
  const say = useSay()
  const [Dialog, setDialog] = useState<typeof DeleteResultDialog>()
  const [state, setState] = useState<'closed' | 'open' | 'lost'>('closed')

  async function ask() {
    try {
      const { DeleteResultDialog } = await load()
      setDialog(() => DeleteResultDialog)
      setState('open')
    } catch {
      setState('lost')
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={madeAt && say(words.openOf, { day: sayWhen(madeAt) })}
        {...(madeAt && readerDate(madeAt))}
        onClick={() => void ask()}
      >
        <Icon of={Trash2} />
        <span>{madeAt ? words.openOne : words.open}</span>
      </button>
      {state === 'lost' && (
        <span role="alert" className="text-sm">
          {words.failed}
        </span>
      )}
      {Dialog && <Dialog {...props} open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
