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
      className="sticky top-7 medium:mx-auto medium:static medium:w-full medium:max-w-105"
      aria-label="Place on the circle"
    >
      <SmallCircle code={code} className="w-full mb-5.5 medium:mx-auto medium:max-w-65" />
      <dl className="mb-6 [&>div]:px-0 [&>div]:py-3 [&>div]:border-line [&>div]:border-t [&_a]:underline-offset-4 print:hidden!">
        <Styles term="Next to it" types={those(beside)} />
        <Styles term="Across the circle" types={those([across])} />
      </dl>
      <OwnStyleLink code={code} className="btn btn-large w-full medium:hidden print:hidden!" />
      <p className="text-center hidden medium:block print:hidden!">
        <OwnStyleLink code={code} className="link min-h-11" />
      </p>
      <UnlessTaken>
        <p className="text-sm text-ink-2 text-center mt-3 print:hidden!">Free, {DURATION}</p>
      </UnlessTaken>
      <p className="text-center mt-3 print:hidden!">
        <Link className="link min-h-11" href={routes.types}>
          All sixteen styles
        </Link>
      </p>
      <p className="text-center print:hidden!">
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
      <dt className="text-sm text-ink-3 font-600">{term}</dt>
      {types.map(({ code, name }) => (
        <dd key={code}>
          <Link className="gap-3 flex items-center min-h-11 font-600" href={typePath(code)}>
            <StyleMark letter={code.charAt(0) as Letter} size={26} />
            <span>{name}</span>
          </Link>
        </dd>
      ))}
    </div>
  )
}
