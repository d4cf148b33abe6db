import { useWords } from '#words'
import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { ScoreLine } from '@/lib/disc/result/report'

interface ScoreCardsProps {
  lines: readonly ScoreLine[]
  label?: string
}

/** The four scores: mark, name, number, band, and the range as drawn. A screen reader hears "Dominance 86, probably 66 to 95". */
export function ScoreCards({ lines, label }: ScoreCardsProps) {
  const words = useWords('results.scores')
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(max(13rem,22%),1fr))] medium:grid-cols-2 narrow:grid-cols-1 gap-3 narrow:gap-0 narrow:rounded-panel narrow:border narrow:border-line narrow:bg-surface narrow:px-4.5 narrow:py-1 [container-type:inline-size] print:grid-cols-4 print:gap-[2mm]"
      aria-label={label ?? words.title}
    >
      {lines.map(({ letter, name, score, range, band }) => (
        <li
          key={letter}
          className={
            'grid narrow:items-center items-baseline gap-2.5 narrow:gap-x-3 narrow:gap-y-1.5 narrow:rounded-none rounded-panel border border-line narrow:border-0 bg-surface narrow:px-0 px-5 narrow:pt-3.25 pt-4.5 narrow:pb-5 pb-6 [grid-template:"name_name"_auto_"score_band"_auto_"bar_bar"_auto_/_1fr_auto] narrow:[grid-template:"name_band_score"_auto_"bar_bar_bar"_auto_/_minmax(0,1fr)_auto_auto] print:break-inside-avoid print:px-[4mm] print:pt-[3mm] print:pb-[4mm] narrow:[&+&]:border-line narrow:[&+&]:border-t [@container_(max-width:_17rem)]:[grid-template:"name_name"_auto_"score_band"_auto_"bar_bar"_auto_/_1fr_auto]'
          }
        >
          <p className="flex items-center gap-2.25 whitespace-nowrap font-600 text-15 leading-snug [grid-area:name]">
            <StyleMark letter={letter} size={24} />
            <span>{name}</span>
          </p>
          <p className="narrow:min-w-[1.3em] narrow:text-right font-640 font-display narrow:text-30 text-48 tabular-nums leading-none tracking-[-0.045em] [grid-area:score] print:text-[22pt] [@container_(max-width:_17rem)]:text-left">
            {score}
          </p>
          <div className="mt-1 narrow:mt-0 [grid-area:bar]">
            <Bar letter={letter} score={score} range={range} isSpoken />
          </div>
          <p className="font-650 text-14 text-ink-2 [grid-area:band]">{band}</p>
        </li>
      ))}
    </ul>
  )
}
