import { LOGO_SCORES, roseRadius, sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { Picture } from '../picture'
import { styleColor } from '../style-color'

interface LogoMarkProps {
  /** At least 18. */
  size?: number
  /** One color, that of the text around it. */
  mono?: boolean
  className?: string
}

/** The logo: a rose with fixed, unequal quarters. Decorative; the link around it names the product. */
export function LogoMark({ size = 34, mono = false, className }: LogoMarkProps) {
  return (
    <Picture size={size} box={40} className={className}>
      {LETTERS.map((letter) => (
        <path
          key={letter}
          d={sector(20, 20, roseRadius(LOGO_SCORES[letter], 19), letter, 0.9)}
          fill={mono ? 'currentColor' : styleColor(letter, 'fill')}
        />
      ))}
    </Picture>
  )
}
