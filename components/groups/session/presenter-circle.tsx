import { ChartText } from '@/components/charts/chart-text'
import { MapField } from '@/components/charts/circle/map-field'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { MARK_PATHS, type Point, QUADRANT, round2 } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import { placeLabels, quarterPoints } from '@/lib/disc/team/labels'
import { arrangePlaces } from '@/lib/disc/team/places'
import { MOST_NAMED } from '@/lib/disc/team/session'
import { clipNames } from '@/lib/display-name'
import styles from './session.module.css'

export const SIZE = 1000
export const PADDING = 80
export const RADIUS = SIZE / 2 - PADDING
export const MARK = 76
const SMALL_MARK = 52
/** Of several in one place. */
export const COUNT = 64
/** Of the names, in the same units as in the presenter view. */
export const TEXT = 40
/** With the gap above it. */
const NAME = 48
export const LETTER_WIDTH = 21
export const LONGEST = 11

export interface OnCircle {
  id: string
  name: string
  /** What of the name tells it apart. */
  apart: string
  letter: Letter
  at: Point
}

export const on = ([x, y]: Point): Point => [
  round2(SIZE / 2 + x * RADIUS),
  round2(SIZE / 2 - y * RADIUS),
]

/** The people with their names where there is room for those, else their shapes. */
export function PresenterCircle({ people, label }: { people: readonly OnCircle[]; label: string }) {
  const spots = namedSpots(people)
  const names = labelsOf(people)
  return (
    <Picture size={SIZE} label={label} fit="fluid">
      <MapField size={SIZE} padding={PADDING} wordSize={TEXT} bare />
      {spots
        ? people.map(({ id, letter }, at) => (
            <g key={id} transform={`translate(${on(spots[at] ?? [0, 0]).join(' ')})`}>
              <g transform={`translate(0 ${-NAME / 2})`}>
                <Shape letter={letter} size={MARK} />
                <ChartText
                  x={0}
                  y={letter === 'D' ? 5 : 0}
                  size={TEXT}
                  fill={styleColor(letter, 'on')}
                >
                  {letter}
                </ChartText>
              </g>
              <text y={MARK / 2} className={styles.name}>
                {names[at]}
              </text>
            </g>
          ))
        : arrangePlaces(people, COUNT / RADIUS).map(({ members, at }) => (
            <g key={members[0]?.id} transform={`translate(${on(at).join(' ')})`}>
              {members.length > 1 ? (
                <Several count={members.length} />
              ) : (
                <Shape letter={members[0]?.letter ?? 'D'} size={SMALL_MARK} />
              )}
            </g>
          ))}
    </Picture>
  )
}

/** The names as they have room. */
const labelsOf = (people: readonly OnCircle[]) =>
  clipNames(
    people.map(({ name, apart }) => ({ called: name, apart })),
    LONGEST,
  )

/** Where the labels stand; null without room for all names. */
export function namedSpots(people: readonly OnCircle[]): readonly Point[] | null {
  if (people.length > MOST_NAMED) return null
  const names = labelsOf(people)
  return placeLabels(
    people.map(({ at }, index) => {
      const letters = [...(names[index] ?? '')].length
      const width = Math.max(MARK, letters * LETTER_WIDTH) + 8
      return { at, half: [width / 2 / RADIUS, (MARK + NAME) / 2 / RADIUS] }
    }),
  )
}

/** How many lead with each letter: shapes in its quarter, which stand for no one in particular. */
export function ShapesCircle({ shapes, label }: { shapes: PerLetter<number>; label: string }) {
  return (
    <Picture size={SIZE} label={label} fit="fluid">
      <MapField size={SIZE} padding={PADDING} wordSize={TEXT} bare />
      {LETTERS.map((letter) => {
        const [toX, toY] = QUADRANT[letter]
        const { points, step } = quarterPoints(shapes[letter])
        return points.map(([x, y]) => (
          <g
            key={`${letter}${x}${y}`}
            transform={`translate(${on([toX * x, -toY * y]).join(' ')})`}
          >
            <Shape letter={letter} size={Math.min(MARK, step * RADIUS * 0.8)} />
          </g>
        ))
      })}
    </Picture>
  )
}

/** Without anyone. */
export function BareCircle() {
  return (
    <Picture size={SIZE} fit="fluid">
      <MapField size={SIZE} padding={PADDING} wordSize={TEXT} bare />
    </Picture>
  )
}

export function Shape({ letter, size }: { letter: Letter; size: number }) {
  return (
    <path
      d={MARK_PATHS[letter]}
      transform={`translate(${-size / 2} ${-size / 2}) scale(${round2(size / 40)})`}
      fill={styleColor(letter, 'fill')}
      stroke="var(--surface)"
      strokeWidth={3}
      paintOrder="stroke"
    />
  )
}

export function Several({ count }: { count: number }) {
  return (
    <>
      <circle r={COUNT / 2} fill="var(--surface)" stroke="var(--ink)" strokeWidth={3} />
      <ChartText x={0} y={0} size={TEXT} fill="var(--ink)">
        {count}
      </ChartText>
    </>
  )
}
