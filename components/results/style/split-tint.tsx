import { type Doubt, isBetweenTwo } from '@/lib/disc/result/doubt'
import styles from './split-tint.module.css'

/** On which side of the circle's own axes the second letter lies; none for opposites. */
const SIDES: Partial<Record<string, 'left' | 'right' | 'top' | 'bottom'>> = {
  DI: 'right',
  CS: 'right',
  ID: 'left',
  SC: 'left',
  DC: 'bottom',
  IS: 'bottom',
  CD: 'top',
  SI: 'top',
}

interface SplitTintProps {
  doubt: Pick<Doubt, 'kind' | 'first' | 'second'>
  /** The circle. */
  children: React.ReactElement
}

/**
 * Cuts the tint of a hero along the circle's axis where one of two letters leads: the hero is the first letter's,
 * the second letter's side of the circle is its own. The hero clips what reaches over it.
 */
export function SplitTint({ doubt: { kind, first, second }, children }: SplitTintProps) {
  const side = isBetweenTwo({ kind }) ? SIDES[first + second] : undefined
  if (!side) return children
  return (
    <div
      className={`relative before:absolute before:inset-[-100vmax] before:-z-1 before:bg-tone-tint print:before:[content:none] tone-${second} ${styles[side]}`}
    >
      {children}
    </div>
  )
}
