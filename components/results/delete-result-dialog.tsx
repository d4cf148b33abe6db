'use client'

import { useSay, useWords } from '#words'
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
import type { Tag } from '@/lib/words/message'

export interface DeleteResultProps {
  resultId: string
  /** Else it belongs to this browser alone. */
  isInAccount: boolean
  /** In a list, which result: the moment it was made, in ISO 8601. The list stays, and shows what is left. */
  madeAt?: string
}

interface DeleteResultDialogProps extends DeleteResultProps {
  open: boolean
  onClose: () => void
}

/** Says what goes with a result, and deletes it. */
export function DeleteResultDialog(props: DeleteResultDialogProps) {
  const { resultId, isInAccount, madeAt, open, onClose } = props
  const words = useWords('results.deletion')
  const say = useSay()
  const router = useRouter()
  const task = useTask(words.failed)

  const erase = () =>
    task.run(async () => {
      await call(deleteResult, { params: { id: resultId } })
      await forgetResult(resultId)
      if (!isInAccount) forgetGuestAnswers()
      if (madeAt) {
        onClose()
        showSuccess(say(words.doneOf, { day: sayToReader(madeAt) }))
        router.refresh()
      } else {
        // A whole new page: nothing of the result stays in this one's memory.
        goInstead(isInAccount ? routes.history : routes.resultDeleted)
      }
    })

  return (
    <AskDialog
      title={madeAt ? say(words.titleOf, { day: sayToReader(madeAt) }) : words.title}
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void erase()}
      yes={words.yes}
      busyLabel={words.deleting}
      no={words.keep}
      isDanger
    >
      <DeleteResultText isInAccount={isInAccount} />
    </AskDialog>
  )
}

/** What goes with a result, and what stays. */
function DeleteResultText({ isInAccount }: { isInAccount: boolean }) {
  const words = useWords('results.deletion')
  const say = useSay()
  const b: Tag = (text) => <b>{text}</b>
  return (
    <>
      <p>
        {say(words.goes, { b })} <span>{isInAccount ? words.groups : words.unfinished}</span>
      </p>
      <p>{say(words.stays, { b })}</p>
      <p>{words.forGood}</p>
    </>
  )
}
