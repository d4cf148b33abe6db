import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { around } from '@/lib/copy/disc/words'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import { letterPath } from '@/lib/routes'

/** The pages of the four letters; on phones only the one that is open says its name in full. */
export function LetterNav({ here }: { here: Letter }) {
  return (
    <nav className="print:hidden" aria-label={around.letters}>
      <ul className="flex-wrap gap-2 flex">
        {LETTERS.map((letter) => {
          const isHere = letter === here
          return (
            <li key={letter}>
              <Link
                className={`items-center gap-2 min-h-11 pr-4 pl-1.5 rounded-full border-[1.5px] font-600 no-underline flex ${isHere ? 'border-ink bg-surface' : 'border-transparent narrow:px-1.5'}`}
                href={letterPath(letter)}
                aria-current={isHere ? 'page' : undefined}
              >
                <StyleMark letter={letter} size={32} />
                <span className={isHere ? '' : 'narrow:sr-only'}>{LETTER_NAMES[letter]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
