'use client'

import { useRef } from 'react'
import { MapField } from '@/components/charts/circle/map-field'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Picture } from '@/components/charts/picture'
import type { Point } from '@/lib/disc/circle/geometry'
import styles from './lift.module.css'
import type { LiftPerson } from './use-lift'

/** Half of the picture's side in map units: `padding` of `size` below, and `--unit` of lift.module.css. */
const HALF = 280 / 216
const PICTURES = [
  { className: 'narrow:hidden', size: 560, padding: 64 },
  { className: 'not-narrow:hidden', size: 350, padding: 40 },
] as const
/** A pointer that moved less has tapped. */
const TAP_PX = 6

interface LiftCircleProps {
  people: readonly LiftPerson[]
  label: string
  lifted: readonly number[]
  /** Who is being moved, if anyone. */
  moving: number | null
  placeOf: (at: number) => Point
  onTap: (at: number) => void
  onMove: (at: number, to: Point) => void
  onDrop: () => void
}

interface Drag {
  at: number
  from: Point
  isMoved: boolean
}

/** The team on the circle. Marks are for hands alone: the same people stand below as buttons, for keys and screen readers. */
export function LiftCircle(props: LiftCircleProps) {
  const { people, label, lifted, moving, placeOf, onTap, onMove, onDrop } = props
  const box = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(null)

  function start(event: React.PointerEvent, at: number) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { at, from: [event.clientX, event.clientY], isMoved: false }
  }
  function follow({ clientX, clientY }: React.PointerEvent) {
    const held = drag.current
    const field = box.current?.getBoundingClientRect()
    if (!held || !field) return
    held.isMoved ||= Math.hypot(clientX - held.from[0], clientY - held.from[1]) > TAP_PX
    if (!held.isMoved) return
    const on = (from: number, side: number) => ((2 * from) / side - 1) * HALF
    onMove(held.at, [on(clientX - field.left, field.width), -on(clientY - field.top, field.height)])
  }
  function end() {
    if (drag.current?.isMoved) onDrop()
  }
  /** The click that ends a drag is none. */
  function tap(at: number) {
    const wasMoved = drag.current?.isMoved
    drag.current = null
    if (!wasMoved) onTap(at)
  }

  return (
    <div ref={box} className={styles.circle}>
      {PICTURES.map(({ className, size, padding }) => (
        <Picture key={size} size={size} label={label} fit="fluid" className={className}>
          <MapField size={size} padding={padding} />
        </Picture>
      ))}
      <svg
        className={styles.lines}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        aria-hidden="true"
      >
        {lifted.map((at) => {
          const [from, to] = [people[at]?.at ?? [0, 0], placeOf(at)]
          return <path key={at} d={`M${from[0]} ${-from[1]}L${to[0]} ${-to[1]}`} />
        })}
      </svg>
      {lifted.map((at) => (
        <span key={at} className={styles.seat} style={placed(people[at]?.at)} aria-hidden="true">
          <StyleMark letter={people[at]?.letter ?? 'D'} text="" variant="dashed" />
          <span />
        </span>
      ))}
      {people.map(({ name, letter }, at) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.mark}
          style={placed(placeOf(at))}
          data-lifted={lifted.includes(at) ? sideOf(placeOf(at)) : undefined}
          data-moving={moving === at || undefined}
          onPointerDown={(event) => start(event, at)}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
          onClick={() => tap(at)}
        >
          <StyleMark letter={letter} text={[...name][0] ?? ''} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}

/** High up, the name stands above the shape, clear of the circle and of the words at its sides. */
const sideOf = ([, y]: Point) => (y > 0 ? 'high' : 'low')

const placed = ([x, y]: Point = [0, 0]) => ({ '--x': x, '--y': -y }) as React.CSSProperties
