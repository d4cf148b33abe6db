import { formatCount } from '@/lib/counts'
import { topOf } from './axis'
import styles from './column-chart.module.css'

export interface ChartColumn {
  key: string
  /** Under the axis, where there is room for it. */
  label: string
  /** The tooltip. */
  title: string
  value: number
  /** Drawn darker in front of the value; where any column has it, the values are pale. */
  front?: number
}

interface ColumnChartProps {
  columns: readonly ChartColumn[]
  /** The chart's finding in words; a table beside it has the numbers. */
  label: string
  /** Writes the top of the axis. */
  format?: (value: number) => string
}

const WIDTH = 10
const HEIGHT = 100

/** How something went, a column for each period; nothing where nothing was counted. Fills its parent. */
export function ColumnChart({ columns, label, format = formatCount }: ColumnChartProps) {
  if (columns.every(({ value, front = 0 }) => value === 0 && front === 0)) return null
  const top = topOf(columns.flatMap(({ value, front = 0 }) => [value, front]))
  const hasFront = columns.some(({ front }) => front !== undefined)
  return (
    <div className="relative mt-3 flex flex-1 flex-col pt-5">
      <span
        className="absolute top-0 left-0 text-13 text-ink-3 tabular-nums leading-[18px]"
        aria-hidden="true"
      >
        {format(top)}
      </span>
      <svg
        className={`h-33 w-full border-y border-t-line border-b-line-strong [border-bottom-style:solid] [border-top-style:dashed] [flex:1_0_132px] ${styles.plot}`}
        viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {columns.map(({ key, title, value, front = 0 }, index) => (
          <g key={key} transform={`translate(${index * WIDTH} 0)`}>
            <title>{title}</title>
            <rect className={styles.touch} width={WIDTH} height={HEIGHT} />
            <rect
              className={
                hasFront
                  ? 'fill-line-strong [opacity:0.55] forced-colors:opacity-100 forced-colors:[fill:GrayText]'
                  : 'fill-ink forced-colors:[fill:CanvasText]'
              }
              {...boxOf(value, top)}
            />
            {hasFront && (
              <rect className="fill-ink forced-colors:[fill:CanvasText]" {...boxOf(front, top)} />
            )}
          </g>
        ))}
      </svg>
      <ol
        className="mt-1.5 flex justify-between gap-3 text-13 text-ink-3 tabular-nums leading-snug"
        aria-hidden="true"
      >
        {pickEnds(columns).map(({ key, label: text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </div>
  )
}

/** The height of a column: never so low that one of thousands could not be seen. */
function boxOf(value: number, top: number) {
  const height = value === 0 ? 0 : Math.max((value / top) * HEIGHT, 1.5)
  return { x: WIDTH * 0.13, y: HEIGHT - height, width: WIDTH * 0.74, height }
}

/** The first, the middle and the last: more would run into each other on a phone. */
function pickEnds(columns: readonly ChartColumn[]): ChartColumn[] {
  const places = new Set([0, Math.floor((columns.length - 1) / 2), columns.length - 1])
  return [...places].flatMap((at) => columns[at] ?? [])
}
