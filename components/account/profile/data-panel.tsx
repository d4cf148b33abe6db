'use client'

import { Download } from 'lucide'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { DoneNote } from '@/components/ui/done-note'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useTask } from '@/components/ui/use-task'
import type { LedGroup } from '@/lib/api/account'
import { exportAccount } from '@/lib/api/entries/archive'
import { download } from '@/lib/client/call'
import { saveFile } from '@/lib/client/save-file'
import { DeleteAccount } from './delete-account'
import { Panel } from './panel'
import { SignInAgain } from './sign-in-again'

interface DataPanelProps {
  hasPassword: boolean
  /** The groups, and what happens to each without the person. */
  ledGroups: readonly LedGroup[]
}

/** Everything that is held about the person: to take along, and to erase. */
export function DataPanel({ hasPassword, ledGroups }: DataPanelProps) {
  const task = useTask('Your data could not be downloaded. Please try again.')
  const [isDone, setDone] = useState(false)

  function save() {
    setDone(false)
    return task.run(async () => {
      const { blob, fileName } = await download(exportAccount)
      saveFile(blob, fileName)
      setDone(true)
    })
  }

  return (
    <Panel id="data" title="Your data">
      <p className="text-ink-2">
        Everything we have about you, in one JSON file: your profile, answers, results and orders.
      </p>
      <FormError failure={task.failure}>
        <SignInAgain failure={task.failure} />
      </FormError>
      <DoneNote>{isDone && 'Your data is in your downloads.'}</DoneNote>
      <BusyButton
        className="btn btn-outline"
        busy={task.busy}
        busyLabel="Collecting..."
        onClick={save}
      >
        <Icon of={Download} />
        Download my data
      </BusyButton>
      <div className="mt-2 grid grid-cols-1 justify-items-start gap-4 border-line border-t pt-5.5">
        <p className="text-ink-2">
          Deleting your account deletes your results, too. This can’t be undone.
        </p>
        <DeleteAccount hasPassword={hasPassword} ledGroups={ledGroups} />
      </div>
    </Panel>
  )
}
