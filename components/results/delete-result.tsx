'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import { deleteResult } from '@/lib/api/results'
import { call } from '@/lib/client/call'
import { forgetGuestAnswers, forgetResult } from '@/lib/client/forget-result'
import { routes } from '@/lib/routes'
import { DeleteResultText } from './delete-result-text'

interface DeleteResultProps {
  resultId: string
  /** Else it belongs to this browser alone. */
  isInAccount: boolean
  /** In a list, which result: "of November 2, 2026". The list stays, and shows what is left. */
  inList?: string
  className?: string
}

/** Deletes one result, after saying what goes with it. */
export function DeleteResult(props: DeleteResultProps) {
  const { resultId, isInAccount, inList, className = 'btn ghost' } = props
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
      if (inList) {
        setAsking(false)
        showSuccess(`The result ${inList} is deleted.`)
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
        aria-label={inList && `Delete result ${inList}`}
        onClick={() => {
          setAsked(true)
          setAsking(true)
        }}
      >
        <Trash2 className="icon" aria-hidden="true" />
        {inList ? 'Delete' : 'Delete this result'}
      </button>
      {wasAsked && (
        <AskDialog
          title={inList ? `Delete the result ${inList}` : 'Delete this result'}
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
