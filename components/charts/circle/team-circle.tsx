'use client'

import { type KeyboardEvent, useRef } from 'react'
import { type Point, round2 } from '@/lib/disc/circle/geometry'
import type { Letter, PerLetter } from '@/lib/disc/letters'
import { LETTERS } from '@/lib/disc/letters'
import type { Placed } from '@/lib/disc/team/places'
import { MapField } from './map-field'
import { MapMark } from './map-marks'
import styles from './team-circle.module.css'

export interface CircleMember {
  id: string
  /** In full, for someone who points at the mark. */
  name: string
  initials: string
  /** The letter of the shape: the member's primary one. */
  primary: Letter
  scores: PerLetter<number>
}

interface TeamCircleProps<Member extends CircleMember> {
  spots: readonly Placed<Member>[]
  /** The team's middle, in map units. */
  middle: Point
  /** The finding, for screen readers. */
  label: string
  size: number
  /** Room around the circle for the axis words. */
  padding: number
  /** Width of a mark. */
  marker: number
  /** Which spot is being shown; arrow keys go on from there. */
  active: number | null
  onActive: (spot: number) => void
  onOpen: (spot: number) => void
}

/** People on the circle, to be pointed at, tapped, or reached with the arrow keys from one tab stop. */
export function TeamCircle<Member extends CircleMember>(props: TeamCircleProps<Member>) {
  const { spots, middle, label, size, padding, marker, active, onActive, onOpen } = props
  const picture = useRef<SVGSVGElement>(null)
  const center = size / 2
  const radius = center - padding
  const on = ([x, y]: Point): Point => [round2(center + x * radius), round2(center - y * radius)]

  function go(event: KeyboardEvent) {
    const from = active ?? 0
    const to = targetOf(event.key, from, spots.length)
    if (event.key === 'Enter' || event.key === ' ') onOpen(from)
    else if (to === null) return
    else picture.current?.querySelectorAll<SVGGElement>('[data-spot]')[to]?.focus()
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture whose parts can be reached
    <svg
      ref={picture}
      className={`block ${styles.picture}`}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="group"
      aria-label={label}
    >
      <MapField size={size} padding={padding} />
      {spots.map((spot, index) => (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no button inside a drawing
        <g
          key={spot.members[0]?.id}
          data-spot
          className={styles.spot}
          transform={`translate(${on(spot.at).join(' ')})`}
          role="button"
          tabIndex={index === (active ?? 0) ? 0 : -1}
          aria-label={spotLabel(spot)}
          aria-haspopup={spot.members.length > 1 ? 'dialog' : undefined}
          onFocus={() => onActive(index)}
          onPointerEnter={() => onActive(index)}
          onClick={() => {
            onActive(index)
            onOpen(index)
          }}
          onKeyDown={go}
        >
          <circle
            r={marker * 0.72}
            className={styles.halo}
            data-active={index === active || undefined}
          />
          <MapMark
            people={spot.members.map(({ primary, initials }) => ({ letter: primary, initials }))}
            size={marker}
          />
        </g>
      ))}
      <Middle at={on(middle)} />
    </svg>
  )
}

/** Where a key leads; null for keys that lead nowhere. */
function targetOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function spotLabel({ members }: Placed<CircleMember>): string {
  const [first, ...others] = members
  if (!first) return ''
  if (others.length > 0) return `${members.length} people in one place, show their names`
  const scores = LETTERS.map((letter) => `${letter} ${first.scores[letter]}`)
  // With what is read on the mark.
  return `${first.name}, ${first.initials}: ${scores.join(', ')}`
}

/** The team's average: a cross in a circle, which is no letter's shape or color. It lies above every mark and lets the pointer through. */
function Middle({ at: [x, y] }: { at: Point }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      pointerEvents="none"
      data-average
    >
      <path d={CROSS} stroke="var(--surface)" strokeWidth={7} />
      <circle r={10} stroke="var(--surface)" strokeWidth={6} />
      <circle r={10} />
      <path d={CROSS} strokeWidth={2.5} />
    </g>
  )
}

const CROSS = 'M-15 0H15M0 -15V15'
