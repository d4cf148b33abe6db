'use client'

import { useId } from 'react'
import { MARK_PATHS, type Point, QUADRANT, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { arrangePlaces, type Placed } from '@/lib/disc/team/places'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { MapField } from './map-field'
import { MapMark } from './map-marks'
import styles from './people-map.module.css'

export interface MapPerson {
  id: string
  /** In full, for someone who points at the mark. */
  name: string
  initials: string
  /** The letter of the shape: the person's primary one. */
  letter: Letter
  /** On the map: x from task to people, y from measured to fast, -1 to 1 each. */
  at: Point
  /** Marked with a ring and the word "You". */
  isMe: boolean
}

interface PeopleMapProps {
  people: readonly MapPerson[]
  /** The finding, for screen readers. */
  label: string
  size: number
  /** Room around the circle for the axis words. */
  padding: number
  /** Width of a mark. */
  marker: number
  /** Draws a dotted line between the first two. */
  joined?: boolean
  /** Letters that no one leads with: a dashed seat each. */
  empty?: readonly Letter[]
  className?: string
}

/** Above this place the word stands under its mark, so that it leaves the words of the axis alone … */
const HIGH_UP = 0.65
/** … and where so far above its mark is out here, the letters of the quarters. */
const ABOVE = 0.2
const FAR_OUT = 0.95

/** People on the circle as their colleagues see them: by place, without a score. One of them is "You". */
export function PeopleMap(props: PeopleMapProps) {
  const { people, label, size, padding, marker, joined = false, empty = [], className } = props
  const center = size / 2
  const radius = center - padding
  const on = ([x, y]: Point): Point => [round2(center + x * radius), round2(center - y * radius)]
  const spots = arrangePlaces(people, marker / radius)
  const mine = spots.find(isMine)
  const [first, second] = spots
  return (
    <Picture size={size} label={label} fit="fluid" className={className}>
      <MapField size={size} padding={padding} />
      {empty.map((letter) => (
        <Seat key={letter} letter={letter} at={on(seatAt(letter))} size={marker * 1.3} />
      ))}
      {joined && first && second && <Line from={on(first.at)} to={on(second.at)} size={size} />}
      {[...spots.filter((spot) => spot !== mine), ...(mine ? [mine] : [])].map((spot) => (
        <g key={spot.members[0]?.id} transform={`translate(${on(spot.at).join(' ')})`}>
          <title>{spot.members.map(({ name }) => name).join(', ')}</title>
          {spot === mine && <circle r={marker * 0.72} className={styles.ring} />}
          <MapMark people={spot.members} size={marker} />
          {spot === mine && <You isUnder={isUnder(spot.at)} marker={marker} />}
        </g>
      ))}
    </Picture>
  )
}

/** The middle of a quarter. The quarters count downward, as SVG does. */
function seatAt(letter: Letter): Point {
  const [x, y] = QUADRANT[letter]
  return [x * 0.5, -y * 0.5]
}

/** A seat that no one takes. It pulses once when the page opens. */
function Seat({ letter, at, size }: { letter: Letter; at: Point; size: number }) {
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <g className={styles.seat}>
        <g
          transform={`translate(${round2(-size / 2)} ${round2(-size / 2)}) scale(${round2(size / 40)})`}
        >
          <path
            d={MARK_PATHS[letter]}
            fill={styleColor(letter, 'tint')}
            stroke={styleColor(letter, 'edge')}
            strokeWidth={1.8}
            strokeDasharray="3.4 3"
            strokeLinejoin="round"
          />
          <ChartText
            x={20}
            y={letter === 'D' ? 22.2 : 20}
            size={15}
            fill={styleColor(letter, 'ink')}
          >
            {letter}
          </ChartText>
        </g>
      </g>
    </g>
  )
}

const isMine = ({ members }: Placed<MapPerson>) => members.some(({ isMe }) => isMe)

const isUnder = ([x, y]: Point) => y > HIGH_UP || (y > 0 && Math.hypot(x, y + ABOVE) > FAR_OUT)

const WORD = { width: 42, height: 24 }

function You({ isUnder, marker }: { isUnder: boolean; marker: number }) {
  const away = marker * 0.72 + WORD.height / 2 + 4
  return (
    <g transform={`translate(0 ${round2(isUnder ? away : -away)})`}>
      <rect
        {...WORD}
        x={-WORD.width / 2}
        y={-WORD.height / 2}
        rx={WORD.height / 2}
        fill="var(--inverse)"
      />
      <ChartText x={0} y={0} size={13} fill="var(--on-inverse)">
        You
      </ChartText>
    </g>
  )
}

/** Dots that come one after the other: a mask is drawn along the line. */
function Line({ from, to, size }: { from: Point; to: Point; size: number }) {
  const mask = useId()
  const d = `M${from.join(' ')}L${to.join(' ')}`
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={size} height={size}>
        <path d={d} className={styles.drawn} pathLength={1} stroke="#fff" strokeWidth={6} />
      </mask>
      <path
        d={d}
        mask={`url(#${mask})`}
        stroke="var(--ink)"
        strokeWidth={2.5}
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
    </>
  )
}
