import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import styles from './letter-legend.module.css'

/** Which shape and color is which letter. */
export function LetterLegend({ short = false }: { short?: boolean }) {
  return (
    <ul className={`sm flex wraps middles ${styles.legend}`}>
      {LETTERS.map((letter) => (
        <li className="row gap-xs semibold" key={letter}>
          <StyleMark letter={letter} size={18} text="" />
          <span>{short ? letter : LETTER_NAMES[letter]}</span>
        </li>
      ))}
    </ul>
  )
}
