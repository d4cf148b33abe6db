'use client'

import { CalendarPlus } from 'lucide'
import { saveFile } from '@/lib/client/save-file'
import { pdfMessages } from '@/lib/messages/pdf'
import { ActionButton } from '../action-button'
import { Icon } from '../icon'

interface DownloadButtonProps
  extends Omit<React.ComponentProps<typeof ActionButton>, 'act' | 'busyLabel' | 'failed'> {
  load: () => Promise<{ blob: Blob; fileName: string }>
  /** Those of a PDF, unless it is another file. */
  busyLabel?: string
  failed?: string
}

/** Hands the person a file. */
export function DownloadButton({
  load,
  busyLabel = pdfMessages.busy,
  failed = pdfMessages.failed,
  ...button
}: DownloadButtonProps) {
  async function save() {
    const { blob, fileName } = await load()
    saveFile(blob, fileName)
  }
  return <ActionButton {...button} busyLabel={busyLabel} failed={failed} act={save} />
}

interface CalendarButtonProps extends Pick<DownloadButtonProps, 'className' | 'load'> {
  label: React.ReactNode
}

/** The same for a calendar file. */
export function CalendarButton({ label, ...props }: CalendarButtonProps) {
  return (
    <DownloadButton
      {...props}
      busyLabel="Preparing…"
      failed="The calendar file could not be made. Please try again."
    >
      <Icon of={CalendarPlus} />
      {label}
    </DownloadButton>
  )
}
