'use client'

import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { ChartText } from '@/components/charts/chart-text'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { MARK_PATHS, QUADRANT, sector } from '@/lib/disc/circle/geometry'
import { rowDepth, seatsOf } from '@/lib/disc/circle/seats'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import type { Doubt } from '@/lib/disc/result/doubt'
import styles from './reveal-screen.module.css'
import { FALLS_EVERY_MS, FIRST_FALLS_MS } from './use-ticks'

const SIZE = 400
const CENTER = SIZE / 2
const RADIUS = CENTER - 1
/** Between a quarter and the axes, as in the roses. */
const GAP = SIZE * 0.008
/** A shape's share of its row. */
const SHAPE = 0.94

/** A picture that fills the stage. */
export const PICTURE = 'absolute inset-0 [&>svg]:h-auto [&>svg]:w-full'

/** When something moves, in milliseconds from the first frame. */
export const at = (ms: number) => ({ '--at': `${ms}ms` }) as CSSProperties

interface StageProps {
  /** Null while the result is on its way. */
  doubt: Pick<Doubt, 'first' | 'second'> | null
  children: React.ReactNode
}

/** The square in which the shapes land and the rose grows, the quarter of the letter that leads first. */
export function Stage({ doubt, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!doubt) return
    const first = [doubt.first, doubt.second]
    const order = [...first, ...LETTERS.filter((letter) => !first.includes(letter))]
    for (const [rank, letter] of order.entries()) {
      const quarter = stage.current?.querySelector<SVGGElement>(`[data-quarter="${letter}"]`)
      quarter?.style.setProperty('--rank', `${rank}`)
    }
  }, [doubt])
  return (
    <div
      ref={stage}
      className={`relative roomy:order-1 medium:mx-auto aspect-square w-(--rose) flex-none ${doubt ? styles.glides : styles.low}`}
    >
      {children}
    </div>
  )
}

/** The empty circle: its axes, and the letters at the rim of their quarters. */
export function Axes({ fades }: { fades: boolean }) {
  return (
    <div className={`${PICTURE} ${fades ? styles.fades : ''}`} style={at(0)}>
      <Picture
        size={SIZE}
        fit="fluid"
        className={`forced-colors:[&_text]:[fill:CanvasText] ${styles.appears}`}
      >
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
    <div className={`${PICTURE} ${styles.appears}`} style={at(2100)}>
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

interface ShapesProps {
  letters: readonly Letter[]
  /** Into the quarters that grow. */
  fades: boolean
}

/** One shape for each answer, on its seat: the browser moves each by itself. */
export function Shapes({ letters, fades }: ShapesProps) {
  const seats = seatsOf(letters)
  const size = rowDepth(letters) * SHAPE * 50
  return (
    <div className={`absolute inset-0 ${fades ? styles.fades : ''}`} aria-hidden="true">
      {seats.map(([x, y], place) => {
        const letter = letters[place] ?? 'D'
        const look = {
          ...at(FIRST_FALLS_MS + place * FALLS_EVERY_MS),
          '--from': -x,
          left: `${50 + x * 50 - size / 2}%`,
          top: `${50 + y * 50 - size / 2}%`,
          width: `${size}%`,
          color: styleColor(letter, 'fill'),
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place in the order.
          <i key={place} className={`absolute aspect-square ${styles.shape}`} style={look}>
            <svg className="block w-full" viewBox="0 0 40 40" aria-hidden="true">
              <path d={MARK_PATHS[letter]} fill="currentColor" />
            </svg>
          </i>
        )
      })}
    </div>
  )
}
