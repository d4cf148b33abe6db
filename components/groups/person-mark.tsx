import { ChartText } from '@/components/charts/chart-text'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Picture } from '@/components/charts/picture'
import type { Letter } from '@/lib/disc/letters'
import { initialsOf } from '@/lib/display-name'

interface PersonMarkProps {
  person: { first_name: string; last_name: string }
  /** The letter of the shape; null without one. */
  letter: Letter | null
  /**
   * Why there is no letter: there is no result (dashed), they keep it to themselves (outlined), or no one here shows one
   * (plain).
   */
  without?: 'result' | 'consent' | 'showing'
  size?: number
}

const LOOKS = {
  result: {
    fill: 'var(--surface)',
    stroke: 'var(--line-strong)',
    strokeWidth: 1.6,
    strokeDasharray: '3.5 3.5',
  },
  consent: { fill: 'var(--surface)', stroke: 'var(--ink-2)', strokeWidth: 1.6 },
  showing: { fill: 'var(--sunken)' },
} as const

/** A member's initials in the shape of their leading letter. Decorative: the name stands beside it. */
export function PersonMark({ person, letter, without = 'result', size = 40 }: PersonMarkProps) {
  const initials = initialsOf(person.first_name, person.last_name)
  if (letter) return <StyleMark letter={letter} text={initials} size={size} />
  return (
    <Picture size={size} box={40}>
      <circle cx={20} cy={20} r={16.6} {...LOOKS[without]} />
      <ChartText x={20} y={20} size={12.5} fill="var(--ink-2)">
        {initials}
      </ChartText>
    </Picture>
  )
}
