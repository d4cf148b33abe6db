import { roseRadius, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import styles from './breathing-rose.module.css'

interface BreathingRoseProps {
  size?: number
  className?: string
}

/** No one's scores: only a lively shape, because the real pattern is not known yet. */
const WAITING_SCORES: PerLetter<number> = { D: 34, I: 80, S: 58, C: 92 }

/**
 * The picture of work in progress: the quarters breathe in turn, and stand still under reduced
 * motion. Decorative: a status text beside it says what is happening.
 */
export function BreathingRose({ size = 120, className }: BreathingRoseProps) {
  return (
    <Picture size={size} box={120} className={className}>
      <g className={styles.breathing}>
        {LETTERS.map((letter) => (
          <path
            key={letter}
            d={sector(60, 60, roseRadius(WAITING_SCORES[letter], 58), letter, 0.96)}
            fill={styleColor(letter, 'fill')}
            stroke={styleColor(letter, 'edge')}
            strokeWidth={0.9}
            strokeLinejoin="round"
          />
        ))}
      </g>
    </Picture>
  )
}
