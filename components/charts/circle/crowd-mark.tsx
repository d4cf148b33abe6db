'use client'

import { arcPath } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { styleColor } from '../style-color'

interface CrowdMarkProps {
  /** The primary letter of everybody who stands here. */
  letters: readonly Letter[]
  size: number
}

/** Several people in one place: their number, in a ring of their letters' shares. Centered on 0, 0. */
export function CrowdMark({ letters, size }: CrowdMarkProps) {
  const r = size / 2 - 2
  let before = 0
  const arcs = LETTERS.map((letter) => {
    const from = before
    before += letters.filter((one) => one === letter).length / letters.length
    return { letter, from, to: before }
  }).filter(({ from, to }) => to > from)
  return (
    <g>
      <circle r={size / 2 + 1} fill="var(--surface)" stroke="var(--ink)" strokeWidth="1" />
      {arcs.map(({ letter, from, to }) => (
        <path
          key={letter}
          d={arcPath(0, 0, r, from, to)}
          fill="none"
          stroke={styleColor(letter, 'fill')}
          strokeWidth="4"
        />
      ))}
      <ChartText x={0} y={0} size={letters.length > 99 ? 12 : 14} fill="var(--ink)">
        {letters.length}
      </ChartText>
    </g>
  )
}
