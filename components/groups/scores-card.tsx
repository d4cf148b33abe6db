'use client'

import { useMemo } from 'react'
import { BarChart } from '@/components/charts/bar-chart'
import { ChartCard } from '@/components/charts/chart-card'
import { STYLE_CODES } from '@/lib/disc/styles'
import { averageScores } from '@/lib/disc/team-findings'
import { MOST_SINGLE } from '@/lib/disc/team-places'
import { LetterLegend } from './letter-legend'
import styles from './scores-card.module.css'
import { ScoresTable } from './scores-table'
import type { TeamPerson } from './team-person'

const CROWD_NOTE =
  'So many bars could not be read, so the picture shows the average of each style. The table has everybody.'
const RANGE_NOTE =
  'The line on a bar, and the range beside a score, say how sure it is: of 100 people answering alike, 95 truly stand inside it.'

/** Everybody's four scores: as bars, and as a table that says the same. */
export function ScoresCard({ people }: { people: readonly TeamPerson[] }) {
  const isCrowd = people.length > MOST_SINGLE
  const groups = useMemo(() => (isCrowd ? byStyle(people) : byPerson(people)), [people, isCrowd])
  return (
    <ChartCard
      title="Scores by member"
      note={
        isCrowd ? CROWD_NOTE : people.some(({ intervals }) => intervals) ? RANGE_NOTE : undefined
      }
      aside={<LetterLegend short />}
    >
      <div className={styles.chart}>
        <BarChart
          groups={groups}
          label={`Four scores of 0 to 100 for each ${isCrowd ? 'style' : 'member'}. The numbers stand in the table below.`}
        />
      </div>
      <ScoresTable people={people} />
    </ChartCard>
  )
}

function byPerson(people: readonly TeamPerson[]) {
  return people.map(({ short, scores, intervals }) => ({ label: short, scores, intervals }))
}

/** One group of bars per style that somebody has: "CS (14)". */
function byStyle(people: readonly TeamPerson[]) {
  return STYLE_CODES.map((code) => ({ code, own: people.filter((one) => one.code === code) }))
    .filter(({ own }) => own.length > 0)
    .map(({ code, own }) => ({
      label: `${code} (${own.length})`,
      scores: averageScores(own),
      intervals: null,
    }))
}
