import { ChartCard } from '@/components/charts/chart-card'
import { Doughnut } from '@/components/charts/doughnut/doughnut'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import { rankLetters } from '@/lib/disc/styles'
import styles from './distribution-card.module.css'

/** How many members lead with each letter. */
export function DistributionCard({ counts }: { counts: PerLetter<number> }) {
  const total = LETTERS.reduce((sum, letter) => sum + counts[letter], 0)
  const shares = rankLetters(counts).map(
    (letter) => `${LETTER_NAMES[letter]} ${Math.round((counts[letter] / total) * 100)} percent`,
  )
  return (
    <ChartCard title="Type distribution">
      <div className={`grid middle ${styles.row}`}>
        <Doughnut values={counts} label={`Type distribution: ${shares.join(', ')}`}>
          <p className={`num xs mut ${styles.total}`}>
            <b className="own-line ink">{total.toLocaleString('en-US')}</b>
            profiles
          </p>
        </Doughnut>
        <dl className={`num ${styles.counts}`}>
          {LETTERS.map((letter) => (
            <div className="row gap-s apart" key={letter}>
              <dt className="row gap-s shrinks sm medium anywhere">
                <StyleMark letter={letter} size={24} />
                <span>{LETTER_NAMES[letter]}</span>
              </dt>
              <dd>{counts[letter].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ChartCard>
  )
}
