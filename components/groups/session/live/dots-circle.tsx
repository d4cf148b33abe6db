import { useState } from 'react'
import { ChartText } from '@/components/charts/chart-text'
import { MapField } from '@/components/charts/circle/map-field'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import type { Wall } from '@/lib/api/live'
import { type Point, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { placeLabels } from '@/lib/disc/team/labels'
import { arrangePlaces } from '@/lib/disc/team/places'
import { MOST_NAMED } from '@/lib/disc/team/session'
import { namePlaces } from '@/lib/disc/team/wall'
import { clipNames } from '@/lib/display-name'
import {
  COUNT,
  LETTER_WIDTH,
  LONGEST,
  MARK,
  on,
  PADDING,
  RADIUS,
  Several,
  Shape,
  SIZE,
  TEXT,
} from '../presenter-circle'
import sheet from '../session.module.css'
import styles from './live.module.css'

type Dot = Wall['dots'][number]

/** Half of a name's height, in the units of the circle. */
const NAME_HALF = TEXT / 2 / RADIUS
const SMALL_RING = 19
const TRAIL = 6
/** Beyond so many, a line is drawn as one. */
const MOST_LINES_DOTTED = 30
const LINE_STEP = 16

const pointOf = ({ x, y }: { x: number; y: number }): Point => [x, y]

/** Of a crowd, rings are smaller. */
function ringOf(count: number): number {
  if (count <= MOST_NAMED) return 33
  return count <= 40 ? 24 : 15
}

export function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Picture size={SIZE} label={label} fit="fluid">
      <MapField size={SIZE} padding={PADDING} wordSize={TEXT} bare />
      {children}
    </Picture>
  )
}

export function Ring({ at, radius, isMoving }: { at: Point; radius: number; isMoving?: boolean }) {
  const [x, y] = on(at)
  return (
    <circle
      r={radius}
      className={isMoving ? styles.moving : undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      fill="var(--surface)"
      stroke="var(--ink)"
      strokeWidth={5}
    />
  )
}

function Name({ at, children }: { at: Point; children: string | undefined }) {
  const [x, y] = on(at)
  return (
    <text x={x} y={y} className={sheet.name}>
      {children}
    </text>
  )
}

/** Half of the width and height of each name as it has room; null without one. */
function namesOf(dots: readonly Dot[]): { text: string; half: Point | null }[] {
  const texts = clipNames(
    dots.map(({ name }) => ({ called: name ?? '', apart: '' })),
    LONGEST,
  )
  return texts.map((text) => ({
    text,
    half: text ? [(([...text].length * LETTER_WIDTH) / 2 + 4) / RADIUS, NAME_HALF] : null,
  }))
}

/** Where people think that they sit: rings that follow their fingers, with the names of those who agreed. */
export function DotsCircle({ dots, label }: { dots: readonly Dot[]; label: string }) {
  const radius = ringOf(dots.length)
  const trails = useTrails(dots)
  const names = namesOf(dots)
  const places = namePlaces(
    dots.map(({ at }, index) => ({
      at: pointOf(at),
      radius: radius / RADIUS,
      name: names[index]?.half ?? null,
    })),
  )
  return (
    <Field label={label}>
      {trails.map(({ key, points }) => (
        <g key={key} className={styles.trail}>
          {points.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={4} fill="var(--ink)" />
          ))}
        </g>
      ))}
      {dots.map(({ id, at }) => (
        <Ring key={id} at={pointOf(at)} radius={radius} isMoving />
      ))}
      {dots.map(({ id }, index) => {
        const place = places[index]
        return (
          place && (
            <Name key={id} at={place}>
              {names[index]?.text}
            </Name>
          )
        )
      })}
    </Field>
  )
}

interface Trail {
  key: string
  points: readonly Point[]
}

/** Between where a dot was at the last look and where it is, while it is held. */
function useTrails(dots: readonly Dot[]): readonly Trail[] {
  const [seen, setSeen] = useState<{ dots: readonly Dot[]; trails: readonly Trail[] }>({
    dots,
    trails: [],
  })
  if (seen.dots !== dots) setSeen({ dots, trails: trailsOf(seen.dots, dots) })
  return seen.trails
}

function trailsOf(before: readonly Dot[], now: readonly Dot[]): Trail[] {
  const was = new Map(before.map(({ id, at }) => [id, at]))
  return now.flatMap(({ id, at, is_left }) => {
    const from = was.get(id)
    if (is_left || !from || Math.hypot(from.x - at.x, from.y - at.y) < 0.03) return []
    const points = Array.from({ length: TRAIL }, (_, index) => {
      const share = (index + 0.5) / TRAIL
      return on([from.x + (at.x - from.x) * share, from.y + (at.y - from.y) * share])
    })
    return { key: `${id} ${at.x} ${at.y}`, points }
  })
}

interface Revealed extends Dot {
  letter: Letter
  spot: { x: number; y: number }
}

const isRevealed = (dot: Dot): dot is Revealed => dot.letter !== null && dot.spot !== null

/** Where people thought that they sit, and where their answers are, with a line between. */
export function RevealCircle({ dots, label }: { dots: readonly Dot[]; label: string }) {
  const shown = dots.filter(isRevealed)
  const names = new Map(namesOf(dots).map((name, index) => [dots[index]?.id, name]))
  const halfOf = (id: string): Point => {
    const half = names.get(id)?.half
    return [
      Math.max(MARK / 2 / RADIUS, half?.[0] ?? 0),
      (MARK / 2 + (half ? TEXT * 0.6 : 0)) / RADIUS,
    ]
  }
  const spread =
    shown.length <= MOST_NAMED
      ? placeLabels(shown.map(({ id, spot }) => ({ at: pointOf(spot), half: halfOf(id) })))
      : null
  const marks = spread
    ? shown.map((dot, index) => ({ members: [dot], at: spread[index] ?? pointOf(dot.spot) }))
    : arrangePlaces(
        shown.map((dot) => ({ ...dot, guess: dot.at, at: pointOf(dot.spot) })),
        COUNT / RADIUS,
      )
  const rings = dots.filter((dot) => !isRevealed(dot))
  const ringNames = namePlaces(
    rings.map(({ id, at }) => ({
      at: pointOf(at),
      radius: SMALL_RING / RADIUS,
      name: names.get(id)?.half ?? null,
    })),
    marks.map(({ members: [one], at }) => ({ at, half: halfOf(one?.id ?? '') })),
  )
  const guesses = new Map(dots.map(({ id, at }) => [id, pointOf(at)]))
  return (
    <Field label={label}>
      {marks.flatMap(({ members, at }) =>
        members.map(({ id }) => (
          <Line
            key={id}
            from={guesses.get(id) ?? at}
            to={at}
            isDotted={shown.length <= MOST_LINES_DOTTED}
          />
        )),
      )}
      {dots.map(({ id, at }) => (
        <Ring key={id} at={pointOf(at)} radius={SMALL_RING} />
      ))}
      {marks.map(({ members, at }) => {
        const [one] = members
        if (!one) return null
        const name = spread ? names.get(one.id) : undefined
        const size = spread ? MARK : 52
        return (
          <g key={one.id} transform={`translate(${on(at).join(' ')})`} className={styles.result}>
            {members.length > 1 ? (
              <Several count={members.length} />
            ) : (
              <g transform={name?.half ? `translate(0 ${-TEXT * 0.6})` : undefined}>
                <LetterShape letter={one.letter} size={size} />
              </g>
            )}
            {name?.half && (
              <text y={MARK / 2} className={sheet.name}>
                {name.text}
              </text>
            )}
          </g>
        )
      })}
      {rings.map(({ id }, index) => {
        const place = ringNames[index]
        return (
          place && (
            <Name key={id} at={place}>
              {names.get(id)?.text}
            </Name>
          )
        )
      })}
    </Field>
  )
}

export function LetterShape({ letter, size }: { letter: Letter; size: number }) {
  return (
    <>
      <Shape letter={letter} size={size} />
      <ChartText
        x={0}
        y={letter === 'D' ? size * 0.07 : 0}
        size={round2(size * 0.53)}
        fill={styleColor(letter, 'on')}
      >
        {letter}
      </ChartText>
    </>
  )
}

/** Drawn from the guess on: dot after dot, over the same time whatever its length. */
function Line({ from, to, isDotted }: { from: Point; to: Point; isDotted: boolean }) {
  const [x1, y1] = on(from)
  const [x2, y2] = on(to)
  if (!isDotted) return <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--ink)" strokeWidth={2} />
  const count = Math.max(1, Math.floor(Math.hypot(x2 - x1, y2 - y1) / LINE_STEP))
  return (
    <g className={styles.drawn} fill="var(--ink)">
      {Array.from({ length: count }, (_, index) => {
        const share = round2((index + 0.5) / count)
        return (
          <circle
            key={share}
            cx={round2(x1 + (x2 - x1) * share)}
            cy={round2(y1 + (y2 - y1) * share)}
            r={3.4}
            style={{ animationDelay: `${round2(share * 0.7)}s` }}
          />
        )
      })}
    </g>
  )
}
