'use client'

import { Download, Printer } from 'lucide'
import { useRef } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { DownloadButton } from '@/components/ui/download/download-button'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { MEETING_NAME_MAX, MEETING_PEOPLE_MAX } from '@/lib/api/bounds'
import { getMeetingPdf } from '@/lib/api/entries/comparisons'
import { download } from '@/lib/client/call'
import { localPrint } from '@/lib/client/local-paper'
import type { Letter } from '@/lib/disc/letters'
import { initialsOf } from '@/lib/display-name'
import { pdfMessages } from '@/lib/messages/pdf'
import { printable } from '@/lib/pdf/printable'
import { meetingPath } from '@/lib/routes'
import { PdfNames, spellingsOf } from '../comparison/pdf-names'
import type { Unprintable } from '../comparison/unprintable'
import { PersonName } from '../person-name'

export interface MeetingPerson {
  id: string
  first_name: string
  last_name: string
  full_name: string
  letter: Letter
  isComing: boolean
}

interface MeetingFormProps {
  groupId: string
  title: string
  people: readonly MeetingPerson[]
  /** What is said under the list; '' for nothing. */
  note: string
  hasCard: boolean
  /** Names on the card of which the PDF cannot print all. */
  unprintable: readonly Unprintable[]
}

/** Who is coming. The choice is in the address, so it is there after a reload, and can be sent to a colleague. */
export function MeetingForm(props: MeetingFormProps) {
  const { groupId, title, people, note, hasCard, unprintable } = props
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { lost } = printable(title)
  const isFull = people.filter(({ isComing }) => isComing).length >= MEETING_PEOPLE_MAX

  function read() {
    const data = new FormData(form.current ?? undefined)
    return { who: data.getAll('who').join(','), title: String(data.get('title') ?? '').trim() }
  }
  function show() {
    router.replace(meetingPath(groupId, read()), { scroll: false })
  }
  const load = () => {
    const spellings = spellingsOf(groupId, unprintable)
    const query = { ...read(), ...localPrint(), spellings }
    return download(getMeetingPdf, { params: { id: groupId }, query })
  }

  return (
    <form
      ref={form}
      className="print:hidden! grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      <Field
        label="Meeting"
        name="title"
        autoComplete="off"
        maxLength={MEETING_NAME_MAX}
        defaultValue={title}
        hint={lost.length > 0 ? pdfMessages.aName(lost) : undefined}
        onBlur={(event) => event.target.value.trim() !== title && show()}
      />
      <fieldset className="min-w-0 [&_legend]:mb-2.5">
        <legend className="font-600 text-h4">Who’s coming</legend>
        {people.map((person) => (
          <label
            key={person.id}
            className="wrap-anywhere flex min-h-12 items-center gap-3.5 border-line border-t"
          >
            <StyleMark
              letter={person.letter}
              text={initialsOf(person.first_name, person.last_name)}
              variant={person.isComing ? 'solid' : 'soft'}
            />
            <span
              className={
                person.isComing
                  ? 'line-clamp-[var(--lines,3)] min-w-0 font-550'
                  : 'line-clamp-[var(--lines,3)] min-w-0 text-ink-2'
              }
            >
              <PersonName person={person} />
            </span>
            <input
              type="checkbox"
              name="who"
              className="ml-auto size-5.5 flex-none [accent-color:var(--ink)]"
              value={person.id}
              defaultChecked={person.isComing}
              disabled={isFull && !person.isComing}
              onChange={show}
            />
          </label>
        ))}
        {isFull && (
          <p className="text-ink-2 text-sm">{`A card has room for ${MEETING_PEOPLE_MAX} people.`}</p>
        )}
        {note && <p className="text-ink-2 text-sm">{note}</p>}
      </fieldset>
      {hasCard && (
        <div className="grid grid-cols-1 gap-3">
          <button type="button" className="btn" onClick={() => window.print()}>
            <Icon of={Printer} />
            Print the card
          </button>
          <DownloadButton className="btn btn-outline" load={load}>
            <Icon of={Download} />
            Download PDF
          </DownloadButton>
          <PdfNote />
          {unprintable.length > 0 && <PdfNames of={groupId} names={unprintable} />}
        </div>
      )}
    </form>
  )
}
