'use client'

import { Field } from '@/components/ui/field'
import { usePdfName } from '@/components/ui/use-pdf-name'
import { messages } from '@/lib/messages'
import { PRINTED_NAME_MAX, printable } from '@/lib/pdf/printable'
import styles from './pdf-names.module.css'
import type { Unprintable } from './unprintable'

interface PdfNamesProps {
  groupId: string
  names: readonly Unprintable[]
  /** So many more have no field. */
  more: number
}

/** Names that the team's PDF cannot print, each with a field for how it should read. */
export function PdfNames({ groupId, names, more }: PdfNamesProps) {
  return (
    <div className={`stack gap-s ${styles.names}`}>
      <p className="sm">{messages.pdf.theirNames}</p>
      <div className={`grid end ${styles.fields}`}>
        {names.map((name) => (
          <PdfName key={name.id} groupId={groupId} {...name} />
        ))}
      </div>
      {more > 0 && <p className="sm mut">{messages.pdf.moreNames(more)}</p>}
    </div>
  )
}

function PdfName({ groupId, id, name, printed, instead }: Unprintable & { groupId: string }) {
  const [spelling, setSpelling] = usePdfName(`${groupId}:${id}`, printed)
  const { lost } = printable(spelling)
  return (
    <Field
      label={`How ${name} should read`}
      hint={lost.length > 0 ? messages.pdf.aName(lost) : undefined}
      dir="auto"
      autoComplete="off"
      placeholder={instead}
      maxLength={PRINTED_NAME_MAX}
      value={spelling}
      onChange={(event) => setSpelling(event.target.value)}
    />
  )
}
