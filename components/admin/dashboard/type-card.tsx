import { ChartCard } from '@/components/charts/chart-card'
import { Doughnut } from '@/components/charts/doughnut/doughnut'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { formatCount, formatShare } from '@/lib/counts'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { rankLetters } from '@/lib/disc/styles'

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
      aside={<span className="text-ink-2 text-sm">by primary type</span>}
      className={className}
    >
      {total === 0 ? (
        <p className="mt-3 text-ink-2">
          No assessments yet. The first one shows up here right away.
        </p>
      ) : (
        <div className="my-auto grid grid-cols-[minmax(0,210px)_minmax(0,1fr)] narrow:grid-cols-1! items-center gap-6.5 narrow:gap-4 pt-4.5 narrow:[&>:first-child]:mx-auto narrow:[&>:first-child]:w-[min(100%,220px)]">
          <Doughnut values={counts} label={`Type distribution: ${shares.join(', ')}`}>
            <p className="text-13 text-ink-2 tabular-nums leading-tight">
              <b className="block font-640 font-display narrow:text-24 text-[1.92rem] text-ink leading-none tracking-[-0.03em]">
                {formatCount(total)}
              </b>
              results
            </p>
          </Doughnut>
          <table className="tabular-nums [&_tbody>tr:last-child>*]:border-b-0 [&_tbody>tr>*]:border-line [&_tbody>tr>*]:border-b [&_tbody>tr>*]:px-0 [&_tbody>tr>*]:py-3 [&_tbody>tr>*]:text-15 [&_tbody_td]:w-[1%] [&_tbody_td]:whitespace-nowrap [&_tbody_td]:pl-3.5! [&_tbody_td]:text-right">
            <caption className="sr-only">Assessments by primary type</caption>
            <thead className="sr-only">
              <tr>
                <th className="text-ink" scope="col">
                  Type
                </th>
                <th className="text-ink" scope="col">
                  Results
                </th>
                <th className="text-ink" scope="col">
                  Share
                </th>
              </tr>
            </thead>
            <tbody>
              {LETTERS.map((letter) => (
                <tr key={letter}>
                  <th className="text-ink" scope="row">
                    <span className="wrap-anywhere flex items-center gap-3">
                      <StyleMark letter={letter} size={26} />
                      <span>{LETTER_NAMES[letter]}</span>
                    </span>
                  </th>
                  <td className="font-640! font-display! text-18! leading-tight!">
                    {formatCount(counts[letter])}
                  </td>
                  <td className="text-ink-2">{formatShare(counts[letter], total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ChartCard>
  )
}
