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
    <ul className="gap-4 grid grid-cols-2 narrow:gap-2.5 narrow:grid-cols-1!">
      {LETTERS.map((letter) => (
        <li
          key={letter}
          className={`cornered px-6 border-line [--corner:64px] [--radius:22px] pt-6 pb-6.5 bg-surface narrow:p-5 narrow:[--corner:22px] narrow:order-0 [&_h3]:mb-2.5 [&_p]:text-ink-2 [&_p]:leading-[1.55] tone-${letter} ${styles[letter]}`}
        >
          <h3 className="text-h4 gap-3 flex items-center wrap-anywhere">
            <StyleMark letter={letter} size={30} />
            <span>{cards[letter].title}</span>
          </h3>
          <p>{cards[letter].text}</p>
        </li>
      ))}
    </ul>
  )
}
