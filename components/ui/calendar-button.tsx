'use client'

import { CalendarPlus } from 'lucide'
import { saveFile } from '@/lib/client/save-file'
import { ActionButton } from './action-button'
import { Icon } from './icon'

interface CalendarButtonProps {
  className: string
  load: () => Promise<{ blob: Blob; fileName: string }>
}

/** Hands the person a calendar file. */
export function CalendarButton({ className, load }: CalendarButtonProps) {
  return (
    <ActionButton
      type="button"
      className={className}
      busyLabel="Preparing…"
      failed="The calendar file could not be made. Please try again."
      act={async () => {
        const { blob, fileName } = await load()
        saveFile(blob, fileName)
      }}
    >
      <Icon of={CalendarPlus} />
      Add to my calendar
    </ActionButton>
  )
}
