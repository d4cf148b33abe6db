import { memo } from 'react'
import { ChartText } from '@/components/charts/chart-text'
import { MapField } from '@/components/charts/circle/map-field'
import { MapMark } from '@/components/charts/circle/map-marks'
import { Picture } from '@/components/charts/picture'
import type { Phone } from '@/lib/api/live'
import { GUESS } from '@/lib/copy/live/phone'
import { round2 } from '@/lib/disc/circle/geometry'

const SIZE = 350
/** Room around the circle for the words of its axes. */
const PADDING = 34
const CENTER = SIZE / 2
const RADIUS = CENTER - PADDING
const DOT = 22
const MARK = 44

type At = Record<'x' | 'y', number>

const on = ({ x, y }: At) => [round2(CENTER + x * RADIUS), round2(CENTER - y * RADIUS)] as const
const placed = (at: At) => `translate(${on(at).join(' ')})`

/** It stays as it is while a dot is dragged over it. */
const Ground = memo(() => <MapField size={SIZE} padding={PADDING} bare />)

interface PhoneCircleProps {
  /** What there is to see, for screen readers; without it, what stands over the picture says so. */
  label?: string
  /** One's guess. */
  dot: At | null
  result?: Phone['result']
}

/** The circle with one's own guess, and from the reveal on one's result, with a line between. */
export function PhoneCircle({ label, dot, result = null }: PhoneCircleProps) {
  return (
    <Picture size={SIZE} fit="fluid" label={label} className="mx-auto">
      <Ground />
      {dot && result && (
        <path
          d={`M${on(dot).join(' ')}L${on(result.spot).join(' ')}`}
          stroke="var(--ink)"
          strokeWidth={3}
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
      )}
      {dot && result && (
        <circle
          r={DOT - 4}
          transform={placed(dot)}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={3}
        />
      )}
      {dot && !result && <Dot at={dot} />}
      {result && (
        <g transform={placed(result.spot)}>
          <MapMark people={[{ letter: result.letter, initials: result.letter }]} size={MARK} />
        </g>
      )}
    </Picture>
  )
}

function Dot({ at }: { at: At }) {
  return (
    <g transform={placed(at)}>
      <circle r={DOT + 9} fill="var(--ink)" opacity={0.14} />
      <circle
        r={DOT + 5}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={3}
        className="opacity-0 group-has-focus-visible:opacity-100"
      />
      <circle r={DOT} fill="var(--surface)" stroke="var(--ink)" strokeWidth={3} />
      <ChartText x={0} y={0} size={14} fill="var(--ink)">
        {GUESS.you}
      </ChartText>
    </g>
  )
}
