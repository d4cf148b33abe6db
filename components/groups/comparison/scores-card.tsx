'use client'

import { useMemo } from 'react'
import { BarChart } from '@/components/charts/bars/bar-chart'
import { ChartCard } from '@/components/charts/chart-card'
import { Fold } from '@/components/ui/fold'
import { MEMBER_RANGE_NOTE } from '@/lib/disc/result/certainty-text'
import { STYLE_CODES } from '@/lib/disc/styles'
import { averageIntervals } from '@/lib/disc/team/average-range'
import { averageScores } from '@/lib/disc/team/findings'
import { MOST_SINGLE } from '@/lib/disc/team/places'
import { LetterLegend } from './letter-legend'
import styles from './scores-card.module.css'
import { ScoresTable } from './scores-table'
import type { TeamPerson } from './team-person'

const CROWD_NOTE =
  'With this many people, the chart shows the average of each style. The table has everyone.'
const LINE_NOTE = 'The line on a bar is the same range.'
const CROWD_LINE_NOTE = 'The line on a bar is the range of the average.'

/** Everyone's four scores: as bars, and as a table that says the same. */
export function ScoresCard({ people }: { people: readonly TeamPerson[] }) {
  const isCrowd = people.length > MOST_SINGLE
  const groups = useMemo(() => (isCrowd ? byStyle(people) : byPerson(people)), [people, isCrowd])
  return (
    <ChartCard
      title="Scores by member"
      note={noteOf(people, isCrowd)}
      aside={<LetterLegend short />}
    >
      <div className={`narrow-hidden unbroken ${styles.chart}`}>
        <BarChart
          groups={groups}
          label={`Four scores of 0 to 100 for each ${isCrowd ? 'letter' : 'member'}. The numbers are in the table below.`}
        />
      </div>
      <Fold
        id="everybody"
        title={<h3 className="h4">Everyone’s scores</h3>}
        hint={`${people.length} people, four scores each`}
      >
        <ScoresTable people={people} />
      </Fold>
    </ChartCard>
  )
}

/** What the numbers mean; and about the chart, where it is drawn. */
function noteOf(people: readonly TeamPerson[], isCrowd: boolean): React.ReactNode {
  const hasRanges = people.some(({ intervals }) => intervals)
  if (!hasRanges && !isCrowd) return undefined
  return (
    <>
      {hasRanges && <span>{MEMBER_RANGE_NOTE}</span>}
      <span className="narrow-hidden">
        {hasRanges && <span>{` ${isCrowd ? CROWD_LINE_NOTE : LINE_NOTE}`}</span>}
        {isCrowd && <span>{` ${CROWD_NOTE}`}</span>}
      </span>
    </>
  )
}

function byPerson(people: readonly TeamPerson[]) {
  return people.map(({ short, scores, intervals }) => ({ label: short, scores, intervals }))
}

/** One group of bars per style in the group: "CS (14)". */
function byStyle(people: readonly TeamPerson[]) {
  return STYLE_CODES.map((code) => ({ code, own: people.filter((one) => one.code === code) }))
    .filter(({ own }) => own.length > 0)
    .map(({ code, own }) => ({
      label: `${code} (${own.length})`,
      scores: averageScores(own),
      intervals: averageIntervals(own),
    }))
}
