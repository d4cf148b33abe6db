import { ChartCard } from '@/components/charts/chart-card'
import { Doughnut } from '@/components/charts/doughnut/doughnut'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { formatCount, formatShare } from '@/lib/counts'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { rankLetters } from '@/lib/disc/styles'
import styles from './type-card.module.css'

interface TypeCardProps {
  counts: Dashboard['type_distribution']
  className?: string
}

/** How many assessments lead with each letter. */
export function TypeCard({ counts, className }: TypeCardProps) {
  const total = LETTERS.reduce((sum, letter) => sum + counts[letter], 0)
  const shares = rankLetters(counts).map(
    (letter) => `${LETTER_NAMES[letter]} ${formatShare(counts[letter], total)}`,
  )
  return (
    <ChartCard
      title="Type distribution"
      aside={<span className="sm mut">by primary type</span>}
      className={className}
    >
      {total === 0 ? (
        <p className={`mut ${styles.empty}`}>
          No assessments yet. The first one shows up here right away.
        </p>
      ) : (
        <div className={`grid middle narrow-stack ${styles.row}`}>
          <Doughnut values={counts} label={`Type distribution: ${shares.join(', ')}`}>
            <p className={`num xs mut ${styles.total}`}>
              <b className="own-line ink">{formatCount(total)}</b>
              results
            </p>
          </Doughnut>
          <table className={`num ${styles.counts}`}>
            <caption className="vh">Assessments by primary type</caption>
            <thead className="vh">
              <tr>
                <th className="ink" scope="col">
                  Type
                </th>
                <th className="ink" scope="col">
                  Results
                </th>
                <th className="ink" scope="col">
                  Share
                </th>
              </tr>
            </thead>
            <tbody>
              {LETTERS.map((letter) => (
                <tr key={letter}>
                  <th className="ink" scope="row">
                    <span className="row gap-s anywhere">
                      <StyleMark letter={letter} size={26} />
                      <span>{LETTER_NAMES[letter]}</span>
                    </span>
                  </th>
                  <td className={styles.count}>{formatCount(counts[letter])}</td>
                  <td className="mut">{formatShare(counts[letter], total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ChartCard>
  )
}
