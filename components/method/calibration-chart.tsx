import { FURTHEST_OFF, sureness } from '@/lib/copy/method'
import type { CalibrationBin } from '@/lib/copy/study/figures'
import { round2 } from '@/lib/disc/circle/geometry'

/** The part of the scale where groups lie, of 100. */
const [FROM, TO] = [40, 100]
const TICKS = [40, 60, 80, 100]
const SIZE = 480
const EDGE = { left: 58, right: 18, top: 18, bottom: 58 }
/** Area of the dot of the largest group, in square pixels. */
const LARGEST = 620

const x = (value: number) =>
  round2(EDGE.left + ((value - FROM) / (TO - FROM)) * (SIZE - EDGE.left - EDGE.right))
const y = (value: number) =>
  round2(SIZE - EDGE.bottom - ((value - FROM) / (TO - FROM)) * (SIZE - EDGE.top - EDGE.bottom))

/** Stated chance against how often it is right: what is well calibrated lies on the diagonal. */
export function CalibrationChart({ bins }: { bins: readonly CalibrationBin[] }) {
  const most = Math.max(...bins.map(({ people }) => people))
  return (
    <svg
      className="mx-auto w-full max-w-120"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={sureness.chart}
    >
      <Scale />
      <path className="fill-ink [fill-opacity:0.09]" d={bandPath(FURTHEST_OFF)} />
      <path
        className="fill-none stroke-[1.5] stroke-ink-3 [stroke-dasharray:5_5]"
        d={`M${x(FROM)} ${y(FROM)}L${x(TO)} ${y(TO)}`}
      />
      {bins.map(({ from, people, stated, right }) => (
        <circle
          key={from}
          className="fill-ink stroke-2 stroke-canvas"
          cx={x(100 * stated)}
          cy={y(100 * right)}
          r={round2(Math.sqrt((LARGEST * people) / most / Math.PI))}
        />
      ))}
    </svg>
  )
}

function Scale() {
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick}>
          <path
            className="fill-none stroke-1 stroke-line"
            d={`M${x(tick)} ${y(FROM)}V${y(TO)}M${x(FROM)} ${y(tick)}H${x(TO)}`}
          />
          <text
            className="fill-ink-2 font-500 font-body narrow:text-[18px] text-[14px] [line-height:normal]"
            x={x(tick)}
            y={y(FROM) + 24}
            textAnchor="middle"
          >
            {tick}
          </text>
          <text
            className="fill-ink-2 font-500 font-body narrow:text-[18px] text-[14px] [line-height:normal]"
            x={x(FROM) - 12}
            y={y(tick) + 5}
            textAnchor="end"
          >
            {tick}
          </text>
        </g>
      ))}
      <text
        className="fill-ink font-600 font-body narrow:text-[18px] text-[14px] [line-height:normal]"
        x={x((FROM + TO) / 2)}
        y={SIZE - 6}
        textAnchor="middle"
      >
        {sureness.axes.across}
      </text>
      <text
        className="fill-ink font-600 font-body narrow:text-[18px] text-[14px] [line-height:normal]"
        transform={`translate(15 ${y((FROM + TO) / 2)}) rotate(-90)`}
        textAnchor="middle"
      >
        {sureness.axes.up}
      </text>
    </>
  )
}

/** Both sides of the diagonal, cut off at the corners of the scale. */
function bandPath(off: number): string {
  const corners = [
    [FROM, FROM],
    [FROM, FROM + off],
    [TO - off, TO],
    [TO, TO],
    [TO, TO - off],
    [FROM + off, FROM],
  ] as const
  return `M${corners.map(([across, up]) => `${x(across)} ${y(up)}`).join('L')}Z`
}
