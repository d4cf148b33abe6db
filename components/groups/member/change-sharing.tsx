'use client'

import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { useRouter } from '@/components/ui/language/use-router'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import { agreeToShow } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'
import { SHOWING } from '@/lib/copy/sharing'
import { isWider, MEMBERS_SEE, type MembersSee } from '@/lib/members-see'
import { LevelChoice } from '../level-choice'

interface ChangeSharingProps {
  groupId: string
  /** The most that can be shown here. */
  setting: MembersSee
  agreedTo: MembersSee
}

/** Shows the other members less, or what was held back. It holds at once. */
export function ChangeSharing({ groupId, setting, agreedTo }: ChangeSharingProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState<MembersSee | null>(null)
  const task = useTask('This could not be saved. Please try again.')
  const label = isWider(setting, agreedTo) ? 'Change what I show' : 'Share less'
  const save = (level: MembersSee) =>
    task.run(async () => {
      await call(agreeToShow, { params: { id: groupId }, body: { agreed_to: level } })
      setChosen(null)
      showSuccess('Saved. It applies from now on.')
      router.refresh()
    })
  return (
    <>
      <button
        type="button"
        className="btn btn-outline btn-small"
        onClick={() => setChosen(agreedTo)}
      >
        {label}
      </button>
      <AskDialog
        title="What everyone here sees"
        open={chosen !== null}
        onClose={() => setChosen(null)}
        task={task}
        onYes={() => void save(chosen ?? agreedTo)}
        yes="Save"
        busyLabel="Saving…"
      >
        <LevelChoice
          legend="What the other members see of you"
          levels={MEMBERS_SEE.filter((level) => !isWider(level, setting))}
          words={SHOWING}
          chosen={chosen ?? agreedTo}
          onChoose={setChosen}
        />
      </AskDialog>
    </>
  )
}
