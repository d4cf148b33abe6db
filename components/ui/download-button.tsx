'use client'

import { CalendarPlus } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import { CSV_SEPARATORS, type CsvSeparator, isSeparator } from '@/lib/api/csv-separators'
import { inBrowser } from '@/lib/client/kept'
import { localSeparator } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'
import { ActionButton } from './action-button'
import { Icon } from './icon'
import { Link } from './link'
import { SelectField } from './select-field'

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
  busyLabel = messages.pdf.busy,
  failed = messages.pdf.failed,
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

interface PdfNoteProps {
  /** Where the same is read; the page itself, unless it is another. */
  href?: string
}

/** Beside the download of a PDF: it has no tags, so who listens reads the page. */
export function PdfNote({ href }: PdfNoteProps) {
  const { here, session, isAccessible } = messages.pdf.untagged
  return (
    <p className="full sm mut unprinted">
      {href ? <Link href={href}>{session}</Link> : <a href="#main">{here}</a>}
      <span>{` ${isAccessible}`}</span>
    </p>
  )
}

const KEPT = 'discern.csv'

/** What the reader last chose in this browser; else what spreadsheets expect where it is. */
export function useCsvSeparator(): [CsvSeparator, (next: CsvSeparator) => void] {
  const [separator, setSeparator] = useState<CsvSeparator>('comma')
  useLayoutEffect(() => {
    const kept = inBrowser.read(KEPT)
    setSeparator(isSeparator(kept) ? kept : localSeparator())
  }, [])
  const choose = (next: CsvSeparator) => {
    setSeparator(next)
    inBrowser.keep(KEPT, next)
  }
  return [separator, choose]
}

interface CsvSeparatorFieldProps {
  separator: CsvSeparator
  onChoose: (next: CsvSeparator) => void
}

/** Beside a download, because a spreadsheet that expects the other one shows a single column. */
export function CsvSeparatorField({ separator, onChoose }: CsvSeparatorFieldProps) {
  return (
    <SelectField
      label={messages.csv.label}
      value={separator}
      onChange={({ target: { value } }) => isSeparator(value) && onChoose(value)}
    >
      {CSV_SEPARATORS.map((one) => (
        <option key={one} value={one}>
          {messages.csv[one]}
        </option>
      ))}
    </SelectField>
  )
}
