import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { letterWords, pairWords } from '@/lib/copy/disc/words'
import { DURATION } from '@/lib/copy/landing'
import { neighborsOf } from '@/lib/disc/circle/places'
import { type Letter, pairOf } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { StyleCode } from '@/lib/disc/styles'
import { letterPath, lettersPath, routes, typePath } from '@/lib/routes'
import { OwnStyleLink, UnlessTaken } from './own-style'
import { SmallCircle } from './small-circle'

interface TypeSideProps {
  code: StyleCode
  /** All sixteen. */
  types: readonly ResultPreview['style'][]
}

/** Beside the text, always in view: where the style stands, who is near and who is across, and the way on. */
export function TypeSide({ code, types }: TypeSideProps) {
  const { beside, across } = neighborsOf(code)
  const those = (codes: readonly StyleCode[]) => types.filter((type) => codes.includes(type.code))
  return (
    <aside
      className="medium:static sticky top-7 medium:mx-auto medium:w-full medium:max-w-105"
      aria-label="Place on the circle"
    >
      <SmallCircle code={code} className="medium:mx-auto mb-5.5 w-full medium:max-w-65" />
      <dl className="print:hidden! mb-6 [&>div]:border-line [&>div]:border-t [&>div]:px-0 [&>div]:py-3 [&_a]:underline-offset-4">
        <Styles term="Next to it" types={those(beside)} />
        <Styles term="Across the circle" types={those([across])} />
      </dl>
      <OwnStyleLink code={code} className="btn btn-large print:hidden! medium:hidden w-full" />
      <p className="print:hidden! medium:block hidden text-center">
        <OwnStyleLink code={code} className="link min-h-11" />
      </p>
      <UnlessTaken>
        <p className="print:hidden! mt-3 text-center text-ink-2 text-sm">Free, {DURATION}</p>
      </UnlessTaken>
      <p className="print:hidden! mt-3 text-center">
        <Link className="link min-h-11" href={routes.types}>
          All sixteen styles
        </Link>
      </p>
      <p className="print:hidden! text-center">
        <LettersLink code={code} />
      </p>
    </aside>
  )
}

/** To the letter of a style, or to its two together. */
function LettersLink({ code }: { code: StyleCode }) {
  const [first, second] = [...code] as [Letter, Letter?]
  const pair = second && pairOf(first, second)
  return (
    <Link className="link min-h-11" href={pair ? lettersPath(pair) : letterPath(first)}>
      {pair ? pairWords(pair).link : letterWords(first).link}
    </Link>
  )
}

function Styles({ term, types }: { term: string; types: TypeSideProps['types'] }) {
  return (
    <div>
      <dt className="font-600 text-ink-3 text-sm">{term}</dt>
      {types.map(({ code, name }) => (
        <dd key={code}>
          <Link className="flex min-h-11 items-center gap-3 font-600" href={typePath(code)}>
            <StyleMark letter={code.charAt(0) as Letter} size={26} />
            <span>{name}</span>
          </Link>
        </dd>
      ))}
    </div>
  )
}
