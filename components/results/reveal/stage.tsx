'use client'

import type { CSSProperties } from 'react'
import { ChartText } from '@/components/charts/chart-text'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { MARK_PATHS, QUADRANT, sector } from '@/lib/disc/circle/geometry'
import { rowDepth, seatsOf } from '@/lib/disc/circle/seats'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import type { Doubt } from '@/lib/disc/result/doubt'
import styles from './reveal-screen.module.css'

const SIZE = 400
const CENTER = SIZE / 2
const RADIUS = CENTER - 1
/** Between a quarter and the axes, as in the roses. */
const GAP = SIZE * 0.008
/** A shape's share of its row. */
const SHAPE = 0.94

/** The empty circle: its axes, and the letters at the rim of their quarters. */
export function Axes() {
  return (
    <div className={styles.axes}>
      <Picture size={SIZE} fit="fluid">
        <g fill="none" stroke="var(--line-strong)" strokeOpacity={0.5}>
          <circle cx={CENTER} cy={CENTER} r={RADIUS} strokeDasharray="2 6" />
          <path d={`M1 ${CENTER}H${SIZE - 1}M${CENTER} 1V${SIZE - 1}`} />
        </g>
        {LETTERS.map((letter) => {
          const [sx, sy] = QUADRANT[letter]
          return (
            <ChartText
              key={letter}
              x={CENTER + sx * RADIUS * 0.82}
              y={CENTER + sy * RADIUS * 0.82}
              size={28}
              fill={styleColor(letter, 'ink')}
            >
              {letter}
            </ChartText>
          )
        })}
      </Picture>
    </div>
  )
}

/** The rose that is on its way: its rims, dashed. */
export function Rims() {
  return (
    <div className={styles.rims}>
      <Picture size={SIZE} fit="fluid">
        {LETTERS.map((letter) => (
          <path
            key={letter}
            d={sector(CENTER, CENTER, RADIUS - 1, letter, GAP)}
            fill="none"
            stroke={styleColor(letter, 'edge')}
            strokeWidth={1.5}
            strokeDasharray="5 4"
          />
        ))}
      </Picture>
    </div>
  )
}

/** One shape for each answer, on its seat: the browser moves each by itself. */
export function Shapes({ letters }: { letters: readonly Letter[] }) {
  const seats = seatsOf(letters)
  const size = `${rowDepth(letters) * SHAPE * 50}%`
  return (
    <div className={styles.shapes} style={{ '--shape': size } as CSSProperties} aria-hidden="true">
      {seats.map(([x, y], at) => {
        const letter = letters[at] ?? 'D'
        const place = {
          left: `${50 + x * 50}%`,
          top: `${50 + y * 50}%`,
          color: styleColor(letter, 'fill'),
          '--at': at,
          '--from': -x,
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place in the order.
          <i key={at} style={place as CSSProperties}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d={MARK_PATHS[letter]} fill="currentColor" />
            </svg>
          </i>
        )
      })}
    </div>
  )
}

/** The order in which the quarters grow: the letter that leads first. As the roses have them, D is 1, I 2, S 3, C 4. */
export function ranksOf({ first, second }: Pick<Doubt, 'first' | 'second'>): CSSProperties {
  const order = [first, second, ...LETTERS.filter((one) => one !== first && one !== second)]
  return Object.fromEntries(
    LETTERS.map((letter, at) => [`--rank-${at + 1}`, order.indexOf(letter)]),
  )
}
