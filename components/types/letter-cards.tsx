import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import styles from './type-view.module.css'

interface LetterCard {
  title: React.ReactNode
  text: string
}

/** Four cards that stand as the letters do on the circle, each rounded at its letter's corner. */
export function LetterCards({ cards }: { cards: PerLetter<LetterCard> }) {
  return (
    <ul className={`halves narrow-stack ${styles.cards}`}>
      {LETTERS.map((letter) => (
        <li key={letter} className={`tone-${letter} cornered ${styles.card} ${styles[letter]}`}>
          <h3 className="row gap-s h4 anywhere">
            <StyleMark letter={letter} size={30} />
            <span>{cards[letter].title}</span>
          </h3>
          <p>{cards[letter].text}</p>
        </li>
      ))}
    </ul>
  )
}
