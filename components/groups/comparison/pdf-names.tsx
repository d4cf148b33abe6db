'use client'

import { readPdfName, usePdfName } from '@/components/ui/download/use-pdf-name'
import { Field } from '@/components/ui/field'
import { pdfMessages } from '@/lib/messages/pdf'
import { PRINTED_NAME_MAX, printable } from '@/lib/pdf/printable'
import type { Unprintable } from './unprintable'

/** The most fields that can be filled in and sent with a download. */
export const MOST_SPELLED = 20

interface PdfNamesProps {
  /** The group, or the comparison of two, that the PDF is about. */
  of: string
  names: readonly Unprintable[]
  /** So many more have no field. */
  more?: number
}

/** Names that a PDF cannot print, each with a field for how it should read. */
export function PdfNames({ of, names, more = 0 }: PdfNamesProps) {
  return (
    <div className="grid grid-cols-1 gap-3 [flex:0_0_100%]">
      <p className="text-sm">{pdfMessages.theirNames}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] items-end gap-x-5 gap-y-3.5">
        {names.map((name) => (
          <PdfName key={name.id} of={of} {...name} />
        ))}
      </div>
      {more > 0 && <p className="text-ink-2 text-sm">{pdfMessages.moreNames(more)}</p>}
    </div>
  )
}

function PdfName({ of, id, name, printed, instead }: Unprintable & { of: string }) {
  const [spelling, setSpelling] = usePdfName(`${of}:${id}`, printed)
  const { lost } = printable(spelling)
  return (
    <Field
      label={`How ${name} should read`}
      hint={lost.length > 0 ? pdfMessages.aName(lost) : undefined}
      dir="auto"
      autoComplete="off"
      placeholder={instead}
      maxLength={PRINTED_NAME_MAX}
      value={spelling}
      onChange={(event) => setSpelling(event.target.value)}
    />
  )
}

/** What was typed, as a download sends it. */
export function spellingsOf(of: string, names: readonly Unprintable[]): string {
  const typed = names.flatMap(({ id }) => {
    const name = readPdfName(`${of}:${id}`)
    return name === null ? [] : [[id, name]]
  })
  return JSON.stringify(Object.fromEntries(typed))
}
