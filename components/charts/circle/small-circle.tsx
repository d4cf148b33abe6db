'use client'

import { MARK_PATHS, type Point, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { Texture } from '../texture/texture'

interface SmallCircleProps {
  /** Each by the letter of the shape and its place on the map. */
  people: readonly { id: string; letter: Letter; at: Point }[]
  className?: string
}

const SIZE = 120
const CENTER = SIZE / 2
const RADIUS = 56
const MARK = 15

/** A group in a row: where its people sit, without names. Decorative: how many they are stands beside it. */
export function SmallCircle({ people, className }: SmallCircleProps) {
  return (
    <Picture size={SIZE} fit="fluid" className={className}>
      {LETTERS.map((letter) => (
        <g key={letter}>
          <path d={sector(CENTER, CENTER, RADIUS, letter)} fill={styleColor(letter, 'tint')} />
          <Texture
            letter={letter}
            cx={CENTER}
            cy={CENTER}
            r={RADIUS}
            color={styleColor(letter, 'fill')}
            opacity={0.2}
          />
        </g>
      ))}
      <g stroke="var(--ink)" strokeOpacity={0.5} fill="none">
        <circle cx={CENTER} cy={CENTER} r={RADIUS} />
        <path
          d={`M${CENTER - RADIUS} ${CENTER}h${RADIUS * 2}M${CENTER} ${CENTER - RADIUS}v${RADIUS * 2}`}
        />
      </g>
      {people.map(({ id, letter, at: [x, y] }) => (
        <path
          key={id}
          d={MARK_PATHS[letter]}
          transform={`translate(${round2(CENTER + x * RADIUS - MARK / 2)} ${round2(CENTER - y * RADIUS - MARK / 2)}) scale(${MARK / 40})`}
          fill={styleColor(letter, 'fill')}
          stroke="var(--surface)"
          strokeWidth={4}
          paintOrder="stroke"
        />
      ))}
    </Picture>
  )
}
