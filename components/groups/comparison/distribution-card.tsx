import { ChartCard } from '@/components/charts/chart-card'
import { Doughnut } from '@/components/charts/doughnut/doughnut'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import { rankLetters } from '@/lib/disc/styles'

/** How many members lead with each letter. */
export function DistributionCard({ counts }: { counts: PerLetter<number> }) {
  const total = LETTERS.reduce((sum, letter) => sum + counts[letter], 0)
  const shares = rankLetters(counts).map(
    (letter) => `${LETTER_NAMES[letter]} ${Math.round((counts[letter] / total) * 100)} percent`,
  )
  return (
    <ChartCard title="Type distribution">
      <div className="my-auto gap-[clamp(14px,2.9vw,30px)] grid items-center grid-cols-[minmax(0,172px)_minmax(0,1fr)] pt-3.5 narrow:flex narrow:flex-wrap print:gap-3.5 print:grid-cols-[96px_minmax(0,1fr)] narrow:[&>:first-child]:w-[clamp(96px,5rem,160px)] [@media_screen_and_(max-width:_360px)]:[&>:first-child]:w-40">
        <Doughnut values={counts} label={`Type distribution: ${shares.join(', ')}`}>
          <p className="text-13 text-ink-2 tabular-nums leading-tight narrow:text-12">
            <b className="block text-ink font-640 text-30 leading-none font-display narrow:text-22 print:text-22">
              {total.toLocaleString('en-US')}
            </b>
            profiles
          </p>
        </Doughnut>
        <dl className="tabular-nums narrow:[flex:1_1_11rem] [&>div]:px-0 [&>div]:py-2.25 [&_dd]:font-700 narrow:[&>div]:gap-2 narrow:[&_dt]:gap-2 print:[&>div]:gap-1.5 print:[&_dt]:gap-1.5 print:[&_dt]:text-13 [&>div+div]:border-line [&>div+div]:border-t">
          {LETTERS.map((letter) => (
            <div className="gap-3 flex items-center justify-between" key={letter}>
              <dt className="text-sm gap-3 flex items-center min-w-0 font-550 wrap-anywhere">
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
