import { chartText } from '@/components/charts/chart-text'
import { draw, together } from '@/components/charts/drawing'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Picture } from '@/components/charts/picture'
import type { Letter } from '@/lib/disc/letters'
import { initialsOf } from '@/lib/display-name'

interface PersonMarkProps {
  person: { first_name: string; last_name: string }
  /** The letter of the shape; null without one. */
  letter: Letter | null
  /**
   * Why there is no letter: there is no result (dashed), they keep it to themselves (outlined), or nobody here shows one
   * (plain).
   */
  without?: 'result' | 'consent' | 'showing'
  size?: number
}

const LOOKS = {
  result: {
    fill: 'var(--surface)',
    stroke: 'var(--line-strong)',
    'stroke-width': 1.6,
    'stroke-dasharray': '3.5 3.5',
  },
  consent: { fill: 'var(--surface)', stroke: 'var(--ink-2)', 'stroke-width': 1.6 },
  showing: { fill: 'var(--sunken)' },
} as const

/** A member's initials in the shape of their leading letter. Decorative: the name stands beside it. */
export function PersonMark({ person, letter, without = 'result', size = 40 }: PersonMarkProps) {
  const initials = initialsOf(person.first_name, person.last_name)
  if (letter) return <StyleMark letter={letter} text={initials} size={size} />
  const drawing = together(
    draw('circle', { cx: 20, cy: 20, r: 16.6, ...LOOKS[without] }),
    chartText({ x: 20, y: 20, size: 12.5, fill: 'var(--ink-2)' }, initials),
  )
  return <Picture size={size} box={40} drawing={drawing} />
}
