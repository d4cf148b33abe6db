'use client'

import { useMemo, useState } from 'react'
import { Bar } from '@/components/charts/bars/score-bar'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { SelectField } from '@/components/ui/select-field'
import { formatCount } from '@/lib/counts'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import { bandOf } from '@/lib/disc/result/bands'
import { rangeText } from '@/lib/disc/result/certainty-text'
import { NO_NAME } from '@/lib/disc/result/doubt'
import { STYLE_CODES } from '@/lib/disc/styles'
import { FindPerson } from '../find-person'
import { PersonMark } from '../person-mark'
import { useShown } from '../use-shown'
import styles from './scores-table.module.css'
import type { TeamPerson } from './team-person'

type Column = 'name' | 'type' | Letter
interface Sorting {
  by: Column
  /** Names and types begin at the start, scores at the top. */
  isReversed: boolean
}

const COLUMNS: readonly { by: Column; label: string }[] = [
  { by: 'name', label: 'Member' },
  { by: 'type', label: 'Style' },
  ...LETTERS.map((letter) => ({ by: letter, label: LETTER_NAMES[letter] })),
]

/** Everyone's style and scores, to be sorted; on narrow screens each row is a card with bars. */
export function ScoresTable({ people }: { people: readonly TeamPerson[] }) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', isReversed: false })
  const sorted = useMemo(() => sortPeople(people, sorting), [people, sorting])
  const { search, setSearch, canSearch, matching, shown, more, showMore } = useShown(sorted)
  const sortBy = (by: Column) =>
    setSorting((last) => ({ by, isReversed: last.by === by && !last.isReversed }))
  return (
    <div className="narrow:mt-4.5 grid grid-cols-1 gap-4">
      <div className="grid max-w-[24rem] gap-4 empty:hidden">
        {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
        <SelectField
          label="Sort by"
          className="not-narrow:hidden"
          value={sorting.by}
          onChange={(event) => setSorting({ by: event.target.value as Column, isReversed: false })}
        >
          {COLUMNS.map(({ by, label }) => (
            <option key={by} value={by}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="sideways">
        <table
          className={`ruled folded tabular-nums [--cell:11px_10px_11px_0] [--head:0_10px_4px_0] [&_tbody>tr:last-child>*]:border-b-0 [&_thead_th]:border-b-line narrow:[&_tr:last-child]:border-b-0 narrow:[&_tr]:relative narrow:[&_tr]:grid-cols-2 narrow:[&_tr]:gap-x-5 narrow:[&_tr]:gap-y-2 narrow:[&_tr]:px-0 narrow:[&_tr]:py-4.5 ${styles.table}`}
        >
          <caption className="sr-only">Style and scores of each member, 0 to 100</caption>
          <thead>
            <tr>
              {COLUMNS.map(({ by, label }) => (
                <th key={by} scope="col" aria-sort={sortWord(by, sorting)}>
                  <button
                    type="button"
                    className="bare inline-flex min-h-10 items-center gap-2 p-0 font-600 text-ink-2 hover:text-ink hover:underline hover:underline-offset-4"
                    onClick={() => sortBy(by)}
                  >
                    <span>{label}</span>
                    <span aria-hidden="true">{arrowOf(by, sorting)}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <ScoresRow key={person.id} person={person} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline btn-small justify-self-start"
          onClick={showMore}
        >
          {`Show more (${formatCount(more)} left)`}
        </button>
      )}
    </div>
  )
}

/** In the order of styles; those without a name come last. */
const placeOf = ({ code }: TeamPerson) => (code ? STYLE_CODES.indexOf(code) : STYLE_CODES.length)

/** Equal ones keep the order of names they came in. */
function sortPeople(people: readonly TeamPerson[], { by, isReversed }: Sorting): TeamPerson[] {
  const sorted = [...people]
  if (by === 'type') {
    sorted.sort((a, b) => placeOf(a) - placeOf(b))
  } else if (by !== 'name') {
    sorted.sort((a, b) => b.scores[by] - a.scores[by])
  }
  return isReversed ? sorted.reverse() : sorted
}

function sortWord(by: Column, sorting: Sorting): 'ascending' | 'descending' | undefined {
  if (sorting.by !== by) return undefined
  const startsLow = by === 'name' || by === 'type'
  return startsLow === sorting.isReversed ? 'descending' : 'ascending'
}

function arrowOf(by: Column, sorting: Sorting): string {
  const word = sortWord(by, sorting)
  if (!word) return ''
  return word === 'ascending' ? '↑' : '↓'
}

/** One member with type and four scores. */
function ScoresRow({ person }: { person: TeamPerson }) {
  const { name, code, primary, scores, ranges } = person
  return (
    <tr>
      <th scope="row" className={`[&_small]:font-400 ${styles.member}`}>
        <span className="flex items-center gap-3">
          <PersonMark person={person} letter={primary} size={36} />
          <bdi className="line-clamp-[var(--lines,3)] min-w-0 [--lines:2]">{name}</bdi>
        </span>
      </th>
      <td className="narrow:absolute narrow:top-5.75 narrow:right-0 [&>span]:align-middle">
        {code ? (
          <StyleCodeMarks code={code} size={26} secondary="soft" />
        ) : (
          <span className="text-ink-2 text-sm">{NO_NAME}</span>
        )}
      </td>
      {LETTERS.map((letter) => (
        <td
          key={letter}
          className={`narrow:flex narrow:flex-wrap narrow:items-center narrow:gap-x-2 narrow:gap-y-0.5 narrow:text-15 tone-${letter}`}
        >
          <span className="narrow:block hidden narrow:font-600">{letter}</span>
          <span className="narrow:block hidden narrow:flex-1 narrow:font-600">
            <Bar letter={letter} score={scores[letter]} range={ranges?.[letter]} />
          </span>
          <span
            className="inline-block min-w-11.5 narrow:min-w-[1.7em] rounded-xs narrow:bg-transparent narrow:p-0 px-2.5 py-1 narrow:text-right font-600 narrow:[background-image:none] narrow:data-band:min-w-[1.7em] data-[band=HIGH]:bg-tone-mid data-[band=MED]:bg-tone-tint narrow:data-band:bg-transparent narrow:data-band:p-0 narrow:data-band:text-right narrow:data-band:[background-image:none]"
            data-band={bandOf(scores[letter])}
          >
            {scores[letter]}
          </span>
          {ranges && <span className="sr-only">{`, probably ${rangeText(ranges[letter])}`}</span>}
        </td>
      ))}
    </tr>
  )
}
