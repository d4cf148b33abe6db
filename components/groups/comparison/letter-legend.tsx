import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'

/** Which shape and color is which letter. */
export function LetterLegend({ short = false }: { short?: boolean }) {
  return (
    <ul className="text-sm flex flex-wrap justify-center gap-y-1.5 gap-x-4.5">
      {LETTERS.map((letter) => (
        <li className="gap-2 flex items-center font-600" key={letter}>
          <StyleMark letter={letter} size={18} text="" />
          <span>{short ? letter : LETTER_NAMES[letter]}</span>
        </li>
      ))}
    </ul>
  )
}
