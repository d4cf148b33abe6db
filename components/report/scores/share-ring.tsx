import { ChartText } from '@/components/charts/chart-text'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { round2 } from '@/lib/disc/circle/geometry'
import type { ScoreLine } from '@/lib/disc/result/report'

const SIZE = 250
const CENTER = SIZE / 2
const RING = 46
const RADIUS = CENTER - RING / 2 - 2

/** Between two slices, in percent of the ring. */
const GAP = 0.8
/** A slice below this share, in percent, has no room for its letter. */
const MIN_LETTER_SHARE = 5

/** What part each letter has in the sum of the four scores. A drawing, because a canvas would print the screen's colors. */
export function ShareRing({ lines, label, className }: ShareRingProps) {
  return (
    <Picture size={SIZE} label={label} fit="fluid" className={className}>
      {slicesOf(lines).map(({ letter, from, share }) => (
        <g key={letter}>
          <Slice stroke={styleColor(letter, 'edge')} width={RING} from={from} share={share} />
          <Slice
            stroke={styleColor(letter, 'fill')}
            width={RING - 2.5}
            from={from + 0.2}
            share={share - 0.4}
          />
          {share >= MIN_LETTER_SHARE && (
            <SliceLetter letter={letter} turn={(from + share / 2) / 100} />
          )}
        </g>
      ))}
    </Picture>
  )
}

interface ShareRingProps {
  lines: readonly ScoreLine[]
  /** The shares in words, largest first. */
  label: string
  className?: string
}

/** Where each slice begins and how long it is, in percent of the ring. Letters without a score have none. */
function slicesOf(lines: readonly ScoreLine[]) {
  const total = lines.reduce((sum, { score }) => sum + score, 0)
  let end = 0
  return lines
    .filter(({ score }) => score > 0)
    .map(({ letter, score }) => {
      const from = end
      end += (score / total) * 100
      return { letter, from: from + GAP / 2, share: end - from - GAP }
    })
}

interface SliceProps {
  stroke: string
  width: number
  from: number
  share: number
}

/** One dash of a circle that is 100 long and begins at 12 o'clock. */
function Slice({ stroke, width, from, share }: SliceProps) {
  return (
    <circle
      cx={CENTER}
      cy={CENTER}
      r={RADIUS}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      pathLength={100}
      strokeDasharray={`${round2(Math.max(0, share))} 100`}
      strokeDashoffset={round2(-from)}
      transform={`rotate(-90 ${CENTER} ${CENTER})`}
    />
  )
}

function SliceLetter({ letter, turn }: { letter: ScoreLine['letter']; turn: number }) {
  const angle = turn * 2 * Math.PI
  return (
    <ChartText
      x={round2(CENTER + RADIUS * Math.sin(angle))}
      y={round2(CENTER - RADIUS * Math.cos(angle))}
      size={20}
      fill={styleColor(letter, 'on')}
    >
      {letter}
    </ChartText>
  )
}
