'use client'

import { sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { chartText } from '../chart-text'
import { draw, together } from '../drawing'
import { Picture } from '../picture'

const BOX = 280
const CENTER = BOX / 2
/** Where the person waits: in a quarter of no letter in particular. */
const SPOT = CENTER * 1.36

/** The circle before somebody has a result: it waits for them. Decorative. */
export function WaitingCircle({ initials, className }: { initials: string; className?: string }) {
  const dashes = { fill: 'none', stroke: 'var(--line-strong)', 'stroke-width': 2 }
  const drawing = together(
    LETTERS.map((letter) =>
      draw('path', {
        d: sector(CENTER, CENTER, CENTER - 4, letter, 3),
        ...(letter === 'S' ? { ...dashes, 'stroke-dasharray': '8 7' } : { fill: 'var(--sunken)' }),
      }),
    ),
    draw('circle', {
      ...{ ...dashes, cx: SPOT, cy: SPOT, r: 26 },
      ...{ stroke: 'var(--ink)', 'stroke-dasharray': '4 5' },
    }),
    chartText({ x: SPOT, y: SPOT, size: 16, fill: 'var(--ink)' }, initials),
  )
  return <Picture size={BOX} fit="fluid" className={className} drawing={drawing} />
}
