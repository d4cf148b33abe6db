'use client'

import { sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'

const BOX = 280
const CENTER = BOX / 2
/** Where the person waits: in a quarter of no letter in particular. */
const SPOT = CENTER * 1.36

/** The circle before someone has a result: it waits for them. Decorative. */
export function WaitingCircle({ initials, className }: { initials: string; className?: string }) {
  const dashes = { fill: 'none', stroke: 'var(--line-strong)', strokeDasharray: '8 7' }
  return (
    <Picture size={BOX} fit="fluid" className={className}>
      <g strokeWidth={2}>
        {LETTERS.map((letter) => (
          <path
            key={letter}
            d={sector(CENTER, CENTER, CENTER - 4, letter, 3)}
            {...(letter === 'S' ? dashes : { fill: 'var(--sunken)' })}
          />
        ))}
        <circle cx={SPOT} cy={SPOT} r={26} fill="none" stroke="var(--ink)" strokeDasharray="4 5" />
      </g>
      <ChartText x={SPOT} y={SPOT} size={16} fill="var(--ink)">
        {initials}
      </ChartText>
    </Picture>
  )
}
