'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import { deleteResult } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import { forgetGuestAnswers, forgetResult } from '@/lib/client/forget-result'
import { sayToReader } from '@/lib/client/reader-date'
import { routes } from '@/lib/routes'
import { readerDate, sayWhen } from '@/lib/when'
import { DeleteResultText } from './delete-result-text'

interface DeleteResultProps {
  resultId: string
  /** Else it belongs to this browser alone. */
  isInAccount: boolean
  /** In a list, which result: the moment it was made, in ISO 8601. The list stays, and shows what is left. */
  madeAt?: string
  className?: string
}

/** Deletes one result, after saying what goes with it. */
export function DeleteResult(props: DeleteResultProps) {
  const { resultId, isInAccount, madeAt, className = 'btn ghost' } = props
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  // A list of a hundred need not carry a hundred dialogs.
  const [wasAsked, setAsked] = useState(false)
  const task = useTask('The result could not be deleted. Please try again.')

  const erase = () =>
    task.run(async () => {
      await call(deleteResult, { params: { id: resultId } })
      forgetResult(resultId)
      if (!isInAccount) forgetGuestAnswers()
      if (madeAt) {
        setAsking(false)
        showSuccess(`The result of ${sayToReader(madeAt)} is deleted.`)
        router.refresh()
      } else {
        // A whole new page: nothing of the result stays in this one's memory.
        window.location.replace(isInAccount ? routes.history : routes.resultDeleted)
      }
    })

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={madeAt && `Delete result of ${sayWhen(madeAt)}`}
        {...(madeAt && readerDate(madeAt))}
        onClick={() => {
          setAsked(true)
          setAsking(true)
        }}
      >
        <Trash2 className="icon" aria-hidden="true" />
        {madeAt ? 'Delete' : 'Delete this result'}
      </button>
      {wasAsked && (
        <AskDialog
          title={madeAt ? `Delete the result of ${sayToReader(madeAt)}` : 'Delete this result'}
          open={isAsking}
          onClose={() => setAsking(false)}
          task={task}
          onYes={() => void erase()}
          yes="Delete for good"
          busyLabel="Deleting..."
          no="Keep it"
          isDanger
        >
          <DeleteResultText isInAccount={isInAccount} />
        </AskDialog>
      )}
    </>
  )
}
