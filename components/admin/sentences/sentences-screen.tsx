import type { SentenceStats } from '@/lib/api/admin/admin'
import { countOf, formatCount, formatShare } from '@/lib/counts'
import { FEWEST_PEOPLE } from '@/lib/research'
import { AdminScreen } from '../admin-screen'
import { AdminTable, type Column } from '../admin-table'
import { NothingHere } from '../nothing-here'

interface SentencesScreenProps {
  /** How many sentences can be marked. */
  all: number
  /** Those with enough people, the least agreed with first. */
  sentences: readonly SentenceStats[]
}

const COLUMNS: [Column<SentenceStats>, ...Column<SentenceStats>[]] = [
  { label: 'Sentence', cell: (sentence) => <Words sentence={sentence} /> },
  { label: 'Style', cell: ({ code }) => code },
  { label: 'People', cell: ({ people }) => formatCount(people), isNumber: true },
  { label: 'That’s me', cell: ({ agreed, people }) => formatShare(agreed, people), isNumber: true },
]

/** The reports' sentences, with how many readers agree with each. */
export function SentencesScreen({ all, sentences }: SentencesScreenProps) {
  return (
    <AdminScreen title="Report sentences" note={noteOf(sentences.length, all)}>
      {sentences.length > 0 ? (
        <AdminTable
          caption="Sentences of the reports, and how many readers agree with them"
          rows={sentences}
          keyOf={({ id }) => id}
          columns={COLUMNS}
        />
      ) : (
        <NothingHere title="Nothing to show yet">
          Readers can say “That’s me” or “Not me” to each strength and limit of their report. Once{' '}
          {FEWEST_PEOPLE} people have judged a sentence, it shows up here, without their names.
        </NothingHere>
      )}
    </AdminScreen>
  )
}

function noteOf(shown: number, all: number): string {
  const others =
    shown === 0
      ? `None of the ${all} sentences has ${FEWEST_PEOPLE} readers yet.`
      : `${countOf(shown, 'sentence')} of ${all} shown. The others have fewer than ${FEWEST_PEOPLE} readers so far.`
  return `${others} A month counts once it is over.`
}

function Words({ sentence: { title, text, part } }: { sentence: SentenceStats }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span>{title}</span>
        <span className="tag">{part === 'strength' ? 'Strength' : 'Limit'}</span>
      </span>
      <span className="block max-w-[46rem] font-400 text-ink-2 text-sm">{text}</span>
    </>
  )
}
