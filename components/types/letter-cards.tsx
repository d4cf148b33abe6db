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
    <ul className="grid grid-cols-2 narrow:grid-cols-1! gap-4 narrow:gap-2.5">
      {LETTERS.map((letter) => (
        <li
          key={letter}
          className={`cornered narrow:order-0 border-line bg-surface narrow:p-5 px-6 pt-6 pb-6.5 [--corner:64px] [--radius:22px] narrow:[--corner:22px] [&_h3]:mb-2.5 [&_p]:text-ink-2 [&_p]:leading-[1.55] tone-${letter} ${styles[letter]}`}
        >
          <h3 className="wrap-anywhere flex items-center gap-3 text-h4">
            <StyleMark letter={letter} size={30} />
            <span>{cards[letter].title}</span>
          </h3>
          <p>{cards[letter].text}</p>
        </li>
      ))}
    </ul>
  )
}
