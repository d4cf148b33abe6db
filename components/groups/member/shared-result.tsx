'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { useRouter } from '@/components/ui/language/use-router'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import { chooseSharedResult } from '@/lib/api/entries/groups'
import type { SharedChoice } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { ResultChoice } from '../result-choice'

/** Which of the member's results the group sees, and another choice. */
export function SharedResult({ groupId, choice }: { groupId: string; choice: SharedChoice }) {
  const router = useRouter()
  const [chosen, setChosen] = useState(choice.result_id)
  const task = useTask('This could not be saved. Please try again.')
  const save = () =>
    task.run(async () => {
      await call(chooseSharedResult, { params: { id: groupId }, body: { result_id: chosen } })
      showSuccess('Saved. It applies from now on.')
      router.refresh()
    })
  return (
    <div className="print:hidden! grid justify-items-start gap-3">
      <ResultChoice results={choice.results} chosen={chosen} onChoose={setChosen} />
      <FormError failure={task.failure} />
      {chosen !== choice.result_id && (
        <BusyButton
          className="btn btn-small"
          busy={task.busy}
          busyLabel="Saving…"
          onClick={() => void save()}
        >
          Share this result
        </BusyButton>
      )}
    </div>
  )
}
