import { roseRadius, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import { draw } from '../drawing'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import styles from './breathing-rose.module.css'

interface BreathingRoseProps {
  size?: number
  className?: string
}

/** Nobody's scores: only a lively shape, because the real pattern is not known yet. */
const WAITING_SCORES: PerLetter<number> = { D: 34, I: 80, S: 58, C: 92 }

/**
 * The picture of work in progress: the quarters breathe in turn, and stand still under reduced
 * motion. Decorative: a status text beside it says what is happening.
 */
export function BreathingRose({ size = 120, className }: BreathingRoseProps) {
  return <Picture size={size} box={120} className={className} drawing={ROSE} />
}

const ROSE = draw(
  'g',
  { class: styles.breathing },
  LETTERS.map((letter) =>
    draw('path', {
      d: sector(60, 60, roseRadius(WAITING_SCORES[letter], 58), letter, 0.96),
      fill: styleColor(letter, 'fill'),
      stroke: styleColor(letter, 'edge'),
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }),
  ),
)
