'use client'

import { useState } from 'react'
import { failureSentence } from '@/components/ui/use-task'
import { AGREEMENT_MAX } from '@/lib/api/bounds'
import { typeAgreement } from '@/lib/api/entries/session-kit'
import { ApiError } from '@/lib/api/errors'
import type { PresentedPerson } from '@/lib/api/session-kit'
import { call } from '@/lib/client/call'
import { groupsMessages } from '@/lib/messages/groups'
import { AgreementRow } from './agreement-row'
import styles from './session.module.css'

interface AgreementsSheetProps {
  title: string
  /** Beside the title. */
  aside?: string
  groupId: string
  people: readonly PresentedPerson[]
  /** Of a live session: what they wrote goes with it. */
  guests?: readonly { id: string; name: string; text: string }[]
  refresh: () => Promise<void>
}

/** What each person says they will do, typed as they say it. */
export function AgreementsSheet(props: AgreementsSheetProps) {
  const { title, aside, groupId, people, guests = [], refresh } = props
  const [failed, setFailed] = useState('')
  /** What stood here when the sheet was shown first. */
  const [first] = useState(
    () =>
      new Set([
        ...people.map(keyOf),
        ...guests.map((one) => keyOf({ ...one, agreement: one.text })),
      ]),
  )
  return (
    <div className={styles.closing} data-many={people.length + guests.length > 9 || undefined}>
      <h1 className={styles.title}>{title}</h1>
      {aside && <p className={styles.aside}>{aside}</p>}
      <ul>
        {people.map((person) => (
          <AgreementRow key={person.id} person={person}>
            {person.may_type ? (
              <Typing groupId={groupId} person={person} onFailed={setFailed} refresh={refresh} />
            ) : (
              <Agreed key={person.agreement} isNew={!first.has(keyOf(person))}>
                {person.agreement}
              </Agreed>
            )}
          </AgreementRow>
        ))}
        {guests.map(({ id, name, text }) => (
          <AgreementRow key={id} person={{ name, letter: null }}>
            <Agreed key={text} isNew={!first.has(keyOf({ id, agreement: text }))}>
              {text}
            </Agreed>
          </AgreementRow>
        ))}
      </ul>
      <p role="status" className={styles.failed}>
        {failed}
      </p>
    </div>
  )
}

const keyOf = ({ id, agreement }: Pick<PresentedPerson, 'id' | 'agreement'>) =>
  `${id} ${agreement ?? ''}`

/** Bold for a moment, where it comes while the sheet is shown. */
function Agreed({ isNew, children }: { isNew: boolean; children: string | null }) {
  return (
    <p className={styles.agreed} data-new={isNew || undefined}>
      {children}
    </p>
  )
}

interface TypingProps {
  groupId: string
  person: PresentedPerson
  /** Said below the lines; '' once all are saved. */
  onFailed: (sentence: string) => void
  refresh: () => Promise<void>
}

/** A line that is saved when it is left, or by Enter, which goes on to the next one. */
function Typing({ groupId, person: { id, name, agreement }, onFailed, refresh }: TypingProps) {
  const saved = agreement ?? ''
  /** What was typed and is not on the server yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? saved

  async function save() {
    if (typed === null) return
    try {
      const body = { text: typed.trim() }
      if (body.text !== saved) {
        await call(typeAgreement, { params: { id: groupId, userId: id }, body })
      }
      onFailed('')
    } catch (error) {
      // Meanwhile they have written their own: it comes with the next look.
      const isTheirs = error instanceof ApiError && error.code === 'conflict'
      onFailed(isTheirs ? '' : failureSentence(error, groupsMessages.lineNotSaved))
      if (!isTheirs) return
    }
    await refresh()
    setTyped((now) => (now === typed ? null : now))
  }

  return (
    <span className={styles.typing}>
      <input
        className={styles.input}
        aria-label={`What ${name} will do`}
        autoComplete="off"
        maxLength={AGREEMENT_MAX}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          focusNext(event.currentTarget)
        }}
      />
      <span className={styles.agreed} data-empty={text === '' || undefined} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}

/** Leaving the line saves it; the last one is only left. */
function focusNext(input: HTMLInputElement) {
  const all = [...(input.closest('ul')?.querySelectorAll('input') ?? [])]
  const next = all[all.indexOf(input) + 1]
  if (next) next.focus()
  else input.blur()
}
