'use client'

import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import type { Task } from '@/components/ui/use-task'
import type { SharedChoice } from '@/lib/api/groups'
import { ResultChoice } from '../result-choice'

interface ConsentFormProps {
  task: Task
  /** What the person can share, newest first. */
  results: SharedChoice['results']
  chosen: string | null
  onChoose: (id: string | null) => void
  yes: string
  busyLabel: string
  onYes: () => void
  /** The way to say no. */
  children: React.ReactNode
}

/** Yes or no to joining a group, and the result that it sees. What yes means is explained above it. */
export function ConsentForm({
  task,
  yes,
  busyLabel,
  onYes,
  children,
  ...choice
}: ConsentFormProps) {
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-4">
      <ResultChoice {...choice} />
      <FormError failure={task.failure} />
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <BusyButton
          className="btn btn-large"
          busy={task.busy}
          busyLabel={busyLabel}
          onClick={onYes}
        >
          {yes}
        </BusyButton>
        {children}
      </div>
    </div>
  )
}
