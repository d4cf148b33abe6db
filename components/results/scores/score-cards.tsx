import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { ScoreLine } from '@/lib/disc/result/report'

interface ScoreCardsProps {
  lines: readonly ScoreLine[]
  label?: string
}

/** The four scores: mark, name, number, band, and the range as drawn. A screen reader hears "Dominance 86, probably 66 to 95". */
export function ScoreCards({ lines, label = 'Your four scores' }: ScoreCardsProps) {
  return (
    <ul
      className="gap-3 grid [container-type:inline-size] grid-cols-[repeat(auto-fit,minmax(max(13rem,22%),1fr))] medium:grid-cols-2 narrow:px-4.5 narrow:py-1 narrow:gap-0 narrow:rounded-panel narrow:border narrow:border-line narrow:grid-cols-1 narrow:bg-surface print:gap-[2mm] print:grid-cols-4"
      aria-label={label}
    >
      {lines.map(({ letter, name, score, range, band }) => (
        <li
          key={letter}
          className={
            'px-5 gap-2.5 rounded-panel border border-line grid [grid-template:"name_name"_auto_"score_band"_auto_"bar_bar"_auto_/_1fr_auto] items-baseline pt-4.5 pb-6 bg-surface print:px-[4mm] print:break-inside-avoid print:pt-[3mm] print:pb-[4mm] narrow:px-0 narrow:rounded-none narrow:border-0 narrow:[grid-template:"name_band_score"_auto_"bar_bar_bar"_auto_/_minmax(0,1fr)_auto_auto] narrow:gap-y-1.5 narrow:gap-x-3 narrow:items-center narrow:pt-3.25 narrow:pb-5 [@container_(max-width:_17rem)]:[grid-template:"name_name"_auto_"score_band"_auto_"bar_bar"_auto_/_1fr_auto] narrow:[&+&]:border-line narrow:[&+&]:border-t'
          }
        >
          <p className="gap-2.25 flex items-center font-600 whitespace-nowrap [grid-area:name] text-15 leading-snug">
            <StyleMark letter={letter} size={24} />
            <span>{name}</span>
          </p>
          <p className="tabular-nums [grid-area:score] font-640 text-48 leading-none font-display tracking-[-0.045em] narrow:min-w-[1.3em] narrow:text-30 narrow:text-right [@container_(max-width:_17rem)]:text-left print:text-[22pt]">
            {score}
          </p>
          <div className="[grid-area:bar] mt-1 narrow:mt-0">
            <Bar letter={letter} score={score} range={range} isSpoken />
          </div>
          <p className="text-ink-2 text-14 font-650 [grid-area:band]">{band}</p>
        </li>
      ))}
    </ul>
  )
}
