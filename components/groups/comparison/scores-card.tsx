import { BarChart } from '@/components/charts/bars/bar-chart'
import { ChartCard } from '@/components/charts/chart-card'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Fold } from '@/components/ui/fold'
import { LETTERS } from '@/lib/disc/letters'
import { NO_NAME } from '@/lib/disc/result/doubt'
import { STYLE_CODES } from '@/lib/disc/styles'
import { averageRanges } from '@/lib/disc/team/average-range'
import { MOST_SINGLE } from '@/lib/disc/team/places'
import { averageScores } from '@/lib/disc/team/profile'
import styles from './scores-card.module.css'
import { ScoresTable } from './scores-table'
import type { TeamPerson } from './team-person'

const CROWD_NOTE =
  'With this many people, the chart shows the average of each style. The table has everyone.'

/** Everyone's four scores: as bars, and as a table that says the same. */
export function ScoresCard({ people }: { people: readonly TeamPerson[] }) {
  const isCrowd = people.length > MOST_SINGLE
  return (
    <ChartCard
      title="Scores by member"
      note={isCrowd ? CROWD_NOTE : undefined}
      aside={<LetterLegend />}
    >
      <div className={`narrow:hidden! print:break-inside-avoid ${styles.chart}`}>
        <BarChart
          groups={isCrowd ? byStyle(people) : byPerson(people)}
          label={`Four scores of 0 to 100 for each ${isCrowd ? 'letter' : 'member'}. The numbers are in the table below.`}
        />
      </div>
      <Fold
        id="everyone"
        title={<h3 className="text-h4">Everyone’s scores</h3>}
        hint={`${people.length} people, four scores each`}
      >
        <ScoresTable people={people} />
      </Fold>
    </ChartCard>
  )
}

function byPerson(people: readonly TeamPerson[]) {
  return people.map(({ short, scores, ranges }) => ({ label: short, scores, ranges }))
}

/** One group of bars per style in the group: "CS (14)"; those without a name are one more. */
function byStyle(people: readonly TeamPerson[]) {
  return [...STYLE_CODES, null]
    .map((code) => ({ code, own: people.filter((one) => one.code === code) }))
    .filter(({ own }) => own.length > 0)
    .map(({ code, own }) => ({
      label: `${code ?? NO_NAME} (${own.length})`,
      scores: averageScores(own),
      ranges: averageRanges(own),
    }))
}

/** Which shape and color is which letter. */
function LetterLegend() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-sm">
      {LETTERS.map((letter) => (
        <li className="flex items-center gap-2 font-600" key={letter}>
          <StyleMark letter={letter} size={18} text="" />
          <span>{letter}</span>
        </li>
      ))}
    </ul>
  )
}
