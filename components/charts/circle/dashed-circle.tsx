import { sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { Picture } from '../picture'
import { styleColor } from '../style-color'

const BOX = 220
const CENTER = BOX / 2

/** The circle of someone who has not answered yet: four quarters that are still to come. Decorative. */
export function DashedCircle({ className }: { className?: string }) {
  return (
    <Picture size={BOX} fit="fluid" className={className}>
      {LETTERS.map((letter) => (
        <path
          key={letter}
          d={sector(CENTER, CENTER, CENTER - 2, letter, 3)}
          fill="none"
          stroke={styleColor(letter, 'edge')}
          strokeWidth={1.5}
          strokeDasharray="4 5"
        />
      ))}
    </Picture>
  )
}
