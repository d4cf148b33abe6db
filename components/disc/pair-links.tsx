import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { inWords } from '@/lib/copy/disc/words'
import { type LetterPair, lettersOf } from '@/lib/disc/letters'
import { lettersPath } from '@/lib/routes'

/** To pages of two letters. */
export function PairLinks({ pairs }: { pairs: readonly LetterPair[] }) {
  return (
    <ul className="flex-wrap gap-3 flex">
      {pairs.map((pair) => {
        const [one, other] = lettersOf(pair)
        return (
          <li key={pair}>
            <Link
              className="items-center gap-2 min-h-11 py-1 pr-5 pl-2 rounded-full border-[1.5px] border-line-strong font-600 no-underline flex"
              href={lettersPath(pair)}
            >
              <StyleMark letter={one} size={28} />
              <StyleMark letter={other} size={28} />
              <span>{inWords(pair)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
