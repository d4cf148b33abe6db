import { worlds } from '@/lib/copy/method'
import type { KindResults } from '@/lib/copy/study/figures'
import { KIND_NAMES } from '@/lib/copy/study/table'
import { round2 } from '@/lib/disc/circle/geometry'

/** The part of the scale where worlds lie, of 100. */
const [FROM, TO] = [70, 100]
const TICKS = [70, 80, 90, 95, 100]
const PROMISED = 95
const WIDTH = 640
const ROW = 34
const EDGE = { left: 216, right: 24, top: 10, bottom: 62 }

const x = (value: number) =>
  round2(EDGE.left + ((value - FROM) / (TO - FROM)) * (WIDTH - EDGE.left - EDGE.right))

/** How often ranges hold in each kind of world, the worst first: before anything is learned, and after. */
export function WorldsChart({ kinds }: { kinds: readonly KindResults[] }) {
  const rows = [...kinds].sort((a, b) => a.stages.first.coverage - b.stages.first.coverage)
  const bottom = EDGE.top + rows.length * ROW
  const y = (row: number) => EDGE.top + ROW * (row + 0.5)
  return (
    <svg
      className="h-auto w-full"
      viewBox={`0 0 ${WIDTH} ${bottom + EDGE.bottom}`}
      role="img"
      aria-label={worlds.chart}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <path
            className={
              tick === PROMISED
                ? 'fill-none stroke-[1.5] stroke-ink-3 [stroke-dasharray:5_5]'
                : 'fill-none stroke-1 stroke-line'
            }
            d={`M${x(tick)} ${EDGE.top}V${bottom}`}
          />
          <text
            className="fill-ink-2 font-500 font-body narrow:text-[20px] text-[15px] [line-height:normal]"
            x={x(tick)}
            y={bottom + 24}
            textAnchor="middle"
          >
            {tick}
          </text>
        </g>
      ))}
      {rows.map(({ kind, stages }, row) => {
        const [before, after] = [x(100 * stages.first.coverage), x(100 * stages.after1000.coverage)]
        return (
          <g key={kind}>
            <text
              className="fill-ink-2 font-500 font-body narrow:text-[20px] text-[15px] [line-height:normal]"
              x={EDGE.left - 16}
              y={y(row) + 5}
              textAnchor="end"
            >
              {KIND_NAMES[kind].name}
            </text>
            <path className="fill-none stroke-2 stroke-ink-3" d={`M${before} ${y(row)}H${after}`} />
            <circle className="fill-ink" cx={after} cy={y(row)} r={6} />
            <circle className="fill-canvas stroke-2 stroke-ink" cx={before} cy={y(row)} r={6} />
          </g>
        )
      })}
      <text
        className="fill-ink font-600 font-body narrow:text-[20px] text-[15px] [line-height:normal]"
        x={x((FROM + TO) / 2)}
        y={bottom + EDGE.bottom - 6}
        textAnchor="middle"
      >
        {worlds.axis}
      </text>
    </svg>
  )
}
