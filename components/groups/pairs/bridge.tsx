import { MapMark } from '@/components/charts/circle/map-marks'
import { youTwo as words } from '@/lib/copy/you-two'
import { round2 } from '@/lib/disc/circle/geometry'
import { bridgeOf, type Gap } from '@/lib/disc/team/bridge'
import type { ShownPerson } from '@/lib/disc/team/colleague'
import styles from './bridge.module.css'

export interface NamedPerson extends ShownPerson {
  initials: string
}

interface BridgeProps {
  me: NamedPerson
  other: NamedPerson
}

/** What lies between two people on the two axes of the circle, and which of them it is. */
export function Bridge({ me, other }: BridgeProps) {
  const { pace, focus, text } = bridgeOf(me.at, other.at)
  const { axes } = words
  return (
    <section className="print:break-inside-avoid" aria-label={axes.label}>
      <div className="grid grid-cols-2 narrow:grid-cols-1 gap-x-14 gap-y-5.5">
        <Axis gap={pace} words={axes.pace} me={me} other={other} />
        <Axis gap={focus} words={axes.focus} me={me} other={other} />
      </div>
      {text && <p className="mt-3 text-balance text-center text-ink-2">{text}</p>}
    </section>
  )
}

interface AxisProps extends BridgeProps {
  gap: Gap
  words: (typeof words.axes)['pace' | 'focus']
}

/** A phone gets a picture of its own, whose marks are as large. */
const PICTURES = [
  { className: 'narrow:hidden', width: 560 },
  { className: 'not-narrow:hidden', width: 350 },
] as const
const HEIGHT = 64
const MARK = 54

function Axis({ gap, words: { ends, mine, theirs, open }, me, other }: AxisProps) {
  const isFurther = gap.mine > gap.theirs
  const label = gap.isSure ? (isFurther ? mine : theirs)(other.name) : open
  return (
    <div>
      {PICTURES.map(({ className, width }) => (
        <Picture key={width} className={className} {...{ width, label, gap, me, other }} />
      ))}
      <p
        className="flex justify-between gap-4 px-[3%] font-600 text-ink-2 text-sm"
        aria-hidden="true"
      >
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  )
}

interface PictureProps extends BridgeProps {
  width: number
  label: string
  gap: Gap
  className: string
}

function Picture({ width, label, gap, me, other, className }: PictureProps) {
  const y = HEIGHT / 2
  const [mine, theirs] = marksOf(gap, width)
  const [from, to] = [Math.min(mine, theirs) + MARK / 2, Math.max(mine, theirs) - MARK / 2]
  const hasDots = gap.isSure && to - from > 20
  return (
    <svg
      className={`h-auto w-full [--surface:var(--canvas)] ${className}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path
        d={`M20 ${y}H${width - 20}M${width / 2} ${y - 9}v18`}
        stroke="var(--line-strong)"
        strokeWidth={2}
      />
      {hasDots && (
        <>
          <path d={`M${from} ${y}H${to}`} stroke="var(--canvas)" strokeWidth={6} />
          <path
            d={`M${from + 9} ${y}H${to - 7}`}
            stroke="var(--ink)"
            strokeWidth={5}
            strokeDasharray=".5 11"
            strokeLinecap="round"
          />
          <g transform={theirs < mine ? `matrix(-1 0 0 1 ${from + to} 0)` : undefined}>
            <rect
              className={styles.cover}
              x={from}
              y={y - 4}
              width={to - from}
              height={8}
              fill="var(--canvas)"
            />
          </g>
        </>
      )}
      <g transform={`translate(${theirs} ${y})`}>
        <MapMark people={[{ letter: other.primary, initials: other.initials }]} size={MARK} />
      </g>
      <g transform={`translate(${mine} ${y})`}>
        <MapMark people={[{ letter: me.primary, initials: words.you }]} size={MARK} />
      </g>
    </svg>
  )
}

/** So much of two marks that overlap is seen of the lower one. */
const SEEN = 30

/** Where both stand. Two who are too close to tell overlap, but none of them is covered whole. */
function marksOf({ mine, theirs, isSure }: Gap, width: number): readonly [number, number] {
  const onAxis = (value: number) => width / 2 + value * (width / 2 - 34)
  const [a, b] = [onAxis(mine), onAxis(theirs)]
  const least = isSure ? MARK : SEEN
  const short = least - Math.abs(a - b)
  if (short <= 0) return [round2(a), round2(b)]
  const apart = ((a <= b ? -1 : 1) * short) / 2
  return [round2(a + apart), round2(b - apart)]
}
