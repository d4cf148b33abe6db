import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { inWords } from '@/lib/copy/disc/words'
import { type LetterPair, lettersOf } from '@/lib/disc/letters'
import { lettersPath } from '@/lib/routes'

/** To pages of two letters. */
export function PairLinks({ pairs }: { pairs: readonly LetterPair[] }) {
  return (
    <ul className="flex wraps gap-s">
      {pairs.map((pair) => {
        const [one, other] = lettersOf(pair)
        return (
          <li key={pair}>
            <Link
              className="row gap-xs pressable pill unmarked semibold border-(--line-strong) border-[1.5px] py-1 pr-5 pl-2"
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
