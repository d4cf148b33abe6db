'use client'

import { useId } from 'react'
import { type Point, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { arrangePlaces, type Placed } from '@/lib/disc/team/places'
import { chartText } from '../chart-text'
import { type Drawing, draw, drawTitle, together } from '../drawing'
import { Picture } from '../picture'
import { useSharedTextures } from '../texture/shared-textures'
import { drawCrowd } from './crowd-mark'
import { drawAxisWords, drawField } from './map-field'
import styles from './people-map.module.css'
import { drawPerson } from './person'

export interface MapPerson {
  id: string
  /** In full, for whoever points at the mark. */
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
  className?: string
}

/** Above this place the word stands under its mark, so that it leaves the words of the axis alone. */
const HIGH_UP = 0.65

/** People on the circle as their colleagues see them: by place, without a score. One of them is "You". */
export function PeopleMap(props: PeopleMapProps) {
  const { people, label, size, padding, marker, joined = false, className } = props
  const isShared = useSharedTextures()
  const mask = useId()
  const center = size / 2
  const radius = center - padding
  const on = ([x, y]: Point): Point => [round2(center + x * radius), round2(center - y * radius)]
  const spots = arrangePlaces(people, marker / radius)
  const mine = spots.find(isMine)
  const [first, second] = spots
  const drawing = together(
    drawField({ size, radius, isShared }),
    drawAxisWords(size, padding * 0.43),
    joined && first && second && drawLine({ from: on(first.at), to: on(second.at), size, mask }),
    [...spots.filter((spot) => spot !== mine), ...(mine ? [mine] : [])].map((spot) =>
      draw(
        'g',
        { transform: `translate(${on(spot.at).join(' ')})` },
        drawTitle(spot.members.map(({ name }) => name).join(', ')),
        spot === mine && draw('circle', { r: marker * 0.72, class: styles.ring }),
        drawSpot(spot, marker),
        spot === mine && drawYou(spot.at[1] > HIGH_UP, marker),
      ),
    ),
  )
  return <Picture size={size} label={label} fit="fluid" className={className} drawing={drawing} />
}

const isMine = ({ members }: Placed<MapPerson>) => members.some(({ isMe }) => isMe)

function drawSpot({ members }: Placed<MapPerson>, size: number): Drawing | null {
  const [first, ...others] = members
  if (!first) return null
  return others.length > 0
    ? drawCrowd(
        members.map((one) => one.letter),
        size,
      )
    : drawPerson(first.letter, first.initials, size)
}

const WORD = { width: 42, height: 24 }

function drawYou(isUnder: boolean, marker: number): Drawing {
  const away = marker * 0.72 + WORD.height / 2 + 4
  return draw(
    'g',
    { transform: `translate(0 ${round2(isUnder ? away : -away)})` },
    draw('rect', {
      x: -WORD.width / 2,
      y: -WORD.height / 2,
      ...WORD,
      rx: WORD.height / 2,
      fill: 'var(--inverse)',
    }),
    chartText({ x: 0, y: 0, size: 13, fill: 'var(--on-inverse)' }, 'You'),
  )
}

interface Line {
  from: Point
  to: Point
  size: number
  /** Name of the mask, one of its own on the page. */
  mask: string
}

/** Dots that come one after the other: a mask is drawn along the line. */
function drawLine({ from, to, size, mask }: Line): Drawing {
  const d = `M${from.join(' ')}L${to.join(' ')}`
  const drawn = { d, class: styles.drawn, pathLength: 1, stroke: '#fff', 'stroke-width': 6 }
  return together(
    draw(
      'mask',
      { id: mask, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: size, height: size },
      draw('path', drawn),
    ),
    draw('path', {
      d,
      mask: `url(#${mask})`,
      stroke: 'var(--ink)',
      'stroke-width': 2.5,
      'stroke-dasharray': '1 6',
      'stroke-linecap': 'round',
    }),
  )
}
