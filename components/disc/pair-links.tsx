import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { inWords } from '@/lib/copy/disc/words'
import { type LetterPair, lettersOf } from '@/lib/disc/letters'
import { lettersPath } from '@/lib/routes'

/** To pages of two letters. */
export function PairLinks({ pairs }: { pairs: readonly LetterPair[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {pairs.map((pair) => {
        const [one, other] = lettersOf(pair)
        return (
          <li key={pair}>
            <Link
              className="flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong py-1 pr-5 pl-2 font-600 no-underline"
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
