'use client'

import { AskDialog } from '@/components/ui/ask-dialog'
import { useRouter } from '@/components/ui/language/use-router'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import { deleteResult } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import { forgetGuestAnswers, forgetResult } from '@/lib/client/forget-result'
import { goInstead } from '@/lib/client/go'
import { sayToReader } from '@/lib/client/reader-date'
import { routes } from '@/lib/routes'

export interface DeleteResultProps {
  resultId: string
  /** Else it belongs to this browser alone. */
  isInAccount: boolean
  /** In a list, which result: the moment it was made, in ISO 8601. The list stays, and shows what is left. */
  madeAt?: string
}

interface DeleteResultDialogProps extends DeleteResultProps {
  /** What is said where it fails. */
  problem: string
  open: boolean
  onClose: () => void
}

/** Says what goes with a result, and deletes it. */
export function DeleteResultDialog(props: DeleteResultDialogProps) {
  const { resultId, isInAccount, madeAt, problem, open, onClose } = props
  const router = useRouter()
  const task = useTask(problem)

  const erase = () =>
    task.run(async () => {
      await call(deleteResult, { params: { id: resultId } })
      await forgetResult(resultId)
      if (!isInAccount) forgetGuestAnswers()
      if (madeAt) {
        onClose()
        showSuccess(`The result of ${sayToReader(madeAt)} is deleted.`)
        router.refresh()
      } else {
        // A whole new page: nothing of the result stays in this one's memory.
        goInstead(isInAccount ? routes.history : routes.resultDeleted)
      }
    })

  return (
    <AskDialog
      title={madeAt ? `Delete the result of ${sayToReader(madeAt)}` : 'Delete this result'}
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void erase()}
      yes="Delete for good"
      busyLabel="Deleting..."
      no="Keep it"
      isDanger
    >
      <DeleteResultText isInAccount={isInAccount} />
    </AskDialog>
  )
}

/** What goes with a result, and what stays. */
function DeleteResultText({ isInAccount }: { isInAccount: boolean }) {
  return (
    <>
      <p>
        <b>What goes:</b> your answers, your scores and your style, the complete report if you have
        it, your goals, every emailed link to it, and every comparison with a colleague that it is
        in.{' '}
        <span>
          {isInAccount
            ? 'Your groups see your next most recent result instead, or none.'
            : 'An unfinished assessment in this browser goes too.'}
        </span>
      </p>
      <p>
        <b>What stays:</b> an order, as amounts with a date and without the email address you gave
        for the link. We need it for our books.
      </p>
      <p>This can’t be undone, and it doesn’t refund a report.</p>
    </>
  )
}
