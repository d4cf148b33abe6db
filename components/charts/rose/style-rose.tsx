'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { Texture } from '../texture/texture'

const SIZE = 360
const CENTER = SIZE / 2
const RADIUS = CENTER - 3
const GAP = SIZE * 0.008
/** How far a quarter reaches, by its rank in the style. */
const REACH = { first: 1, second: 0.82, rest: 0.5 } as const

interface StyleRoseProps {
  first: Letter
  /** Null where the style has one letter. */
  second: Letter | null
  /** What a screen reader says. */
  label: string
  className?: string
}

/** The picture of a style. It is drawn by rank and knows no score, so it can be shown to other people. */
export function StyleRose({ first, second, label, className }: StyleRoseProps) {
  return (
    <Picture size={SIZE} label={label} fit="fluid" className={className}>
      <circle
        cx={CENTER}
        cy={CENTER}
        r={RADIUS}
        fill="none"
        stroke="var(--ink)"
        strokeOpacity={0.22}
        strokeDasharray="2 5"
      />
      {LETTERS.map((letter) => (
        <Quarter
          key={letter}
          letter={letter}
          rank={letter === first ? 'first' : letter === second ? 'second' : 'rest'}
        />
      ))}
    </Picture>
  )
}

function Quarter({ letter, rank }: { letter: Letter; rank: keyof typeof REACH }) {
  const r = round2(RADIUS * REACH[rank])
  const isNamed = rank !== 'rest'
  const [sx, sy] = QUADRANT[letter]
  return (
    <g>
      <path
        d={sector(CENTER, CENTER, r, letter, GAP)}
        fill={styleColor(letter, isNamed ? 'fill' : 'mid')}
        stroke={styleColor(letter, 'edge')}
        strokeWidth={1.4}
        strokeOpacity={isNamed ? undefined : 0.35}
      />
      {isNamed && (
        <>
          <Texture letter={letter} cx={CENTER} cy={CENTER} r={r} gap={GAP} scale={RADIUS / r} />
          <ChartText
            x={round2(CENTER + sx * r * 0.44)}
            y={round2(CENTER + sy * r * 0.44)}
            size={SIZE * 0.13}
            fill={styleColor(letter, 'on')}
          >
            {letter}
          </ChartText>
        </>
      )}
    </g>
  )
}
