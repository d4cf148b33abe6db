'use client'

import { Check, Scissors, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { giveSentenceFeedback } from '@/lib/api/entries/report'
import { call } from '@/lib/client/call'
import type { MarkKind } from '@/lib/client/kept-marks'
import { sentenceFeedback as words } from '@/lib/copy/sentence-feedback'
import {
  keptSentences,
  type SentenceFeedback,
  type SentenceWithFeedback,
} from '@/lib/disc/result/sentence-feedback'
import { sayRefused, useMarks } from '../use-marks'
import { WaitingMarks } from '../waiting-marks'
import styles from './sentences-with-feedback.module.css'

interface SentencesWithFeedbackProps {
  resultId: string
  sentences: readonly SentenceWithFeedback[]
  /** Of the whole report, as the server knows them. */
  saved: SentenceFeedback
}

/** Titles with their texts, each with "That's me" and "Not me"; what is struck leaves print and PDF. */
export function SentencesWithFeedback({ resultId, sentences, saved }: SentencesWithFeedbackProps) {
  const { marks, isWaiting, store } = useMarks(SENTENCES, resultId, saved)
  const shown = sentences.map((one) => ({ ...one, fits: marks[one.id] ?? null }))
  return (
    <>
      <ul>
        {shown.map((one) => (
          <SentenceLine key={one.id} sentence={one} onMark={(fits) => store.set(one.id, fits)} />
        ))}
      </ul>
      {keptSentences(shown).length === 0 && <p className={styles.noneLeft}>{words.noneLeft}</p>}
      <Agreement sentences={shown} isWaiting={isWaiting} />
    </>
  )
}

interface SentenceLineProps {
  sentence: SentenceWithFeedback
  onMark: (fits: boolean | null) => void
}

function SentenceLine({ sentence: { title, text, fits }, onMark }: SentenceLineProps) {
  const id = useId()
  const isStruck = fits === false
  return (
    <li
      className={`grid narrow:grid-cols-1! items-center border-line border-t print:break-inside-avoid ${styles.sentence} ${isStruck ? styles.struck : ''}`}
    >
      <div>
        <h3 id={id} className="text-h4">
          {isStruck ? <del>{title}</del> : title}
        </h3>
        <p className="text-ink-2">{isStruck ? <del>{text}</del> : text}</p>
        {isStruck && (
          <p className={`flex items-center gap-2 font-600 text-14 ${styles.left}`}>
            <Icon of={Scissors} />
            {words.leftOut}
          </p>
        )}
      </div>
      <fieldset className={`flex ${styles.choice}`} aria-labelledby={id}>
        <button
          className="flex min-h-11 items-center justify-center gap-2 whitespace-nowrap bg-surface"
          type="button"
          aria-pressed={fits === true}
          onClick={() => onMark(fits === true ? null : true)}
        >
          <Icon of={Check} />
          {words.me}
        </button>
        <button
          className="flex min-h-11 items-center justify-center gap-2 whitespace-nowrap bg-surface"
          type="button"
          aria-pressed={isStruck}
          onClick={() => onMark(isStruck ? null : false)}
        >
          <Icon of={X} />
          {words.notMe}
        </button>
      </fieldset>
    </li>
  )
}

interface AgreementProps {
  sentences: readonly SentenceWithFeedback[]
  isWaiting: boolean
}

/** How many of the sentences the reader agrees with, once they have said so of one. */
function Agreement({ sentences, isWaiting }: AgreementProps) {
  const said = sentences.filter(({ fits }) => fits !== null).length
  const agreed = sentences.filter(({ fits }) => fits).length
  return (
    <div className={`print:hidden! flex flex-wrap items-center text-sm ${styles.agreement}`}>
      <span className={`flex ${styles.dots}`} aria-hidden="true">
        {sentences.map(({ id, fits }) => (
          <span className="rounded-circle" key={id} data-fits={fits ?? undefined} />
        ))}
      </span>
      <p role="status">{said > 0 ? words.agreed(agreed, said, sentences.length) : words.ask}</p>
      <p className="text-ink-2">{words.counted}</p>
      {isWaiting && <WaitingMarks />}
    </div>
  )
}

/** "That's me" and "Not me", by the sentence. */
const SENTENCES: MarkKind<boolean> = {
  name: 'points',
  isValue: (kept) => typeof kept === 'boolean',
  send: (id, sentence, fits) =>
    call(giveSentenceFeedback, {
      params: { id, point: sentence },
      body: { fits },
      keepalive: true,
    }),
  onRefused: sayRefused,
}
