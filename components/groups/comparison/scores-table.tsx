'use client'

import { useMemo, useState } from 'react'
import { Bar } from '@/components/charts/bars/score-bar'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { SelectField } from '@/components/ui/select-field'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import { bandOf } from '@/lib/disc/result/bands'
import { rangeText } from '@/lib/disc/result/certainty-text'
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
    <div className={`stack gap-m ${styles.box}`}>
      <div className={`grid gap-m ${styles.tools}`}>
        {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
        <SelectField
          label="Sort by"
          className="narrow-only"
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
        <table className={`num ruled folded ${styles.table}`}>
          <caption className="vh">Style and scores of each member, 0 to 100</caption>
          <thead>
            <tr>
              {COLUMNS.map(({ by, label }) => (
                <th key={by} scope="col" aria-sort={sortWord(by, sorting)}>
                  <button
                    type="button"
                    className={`middle gap-xs semibold mut bare ${styles.sort}`}
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
        <button type="button" className="btn outline small self-start" onClick={showMore}>
          {`Show more (${more.toLocaleString('en-US')} left)`}
        </button>
      )}
    </div>
  )
}

/** Equal ones keep the order of names they came in. */
function sortPeople(people: readonly TeamPerson[], { by, isReversed }: Sorting): TeamPerson[] {
  const sorted = [...people]
  if (by === 'type') {
    sorted.sort((a, b) => STYLE_CODES.indexOf(a.code) - STYLE_CODES.indexOf(b.code))
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
      <th scope="row" className={styles.member}>
        <span className="row gap-s">
          <PersonMark person={person} letter={primary} size={36} />
          <bdi className={`clamped ${styles.fullName}`}>{name}</bdi>
        </span>
      </th>
      <td className={styles.type}>
        <StyleCodeMarks code={code} size={26} secondary="soft" />
      </td>
      {LETTERS.map((letter) => (
        <td key={letter} className={`tone-${letter} ${styles.score}`}>
          <span className={styles.letter}>{letter}</span>
          <span className={styles.bar}>
            <Bar letter={letter} score={scores[letter]} range={ranges?.[letter]} />
          </span>
          <span className={`semibold ${styles.value}`} data-band={bandOf(scores[letter])}>
            {scores[letter]}
          </span>
          {ranges && <span className="vh">{`, probably ${rangeText(ranges[letter])}`}</span>}
        </td>
      ))}
    </tr>
  )
}
