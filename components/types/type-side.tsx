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
import styles from './type-side.module.css'

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
    <aside className={styles.side} aria-label="Place on the circle">
      <SmallCircle code={code} className={styles.circle} />
      <dl className={`unprinted ${styles.near}`}>
        <Styles term="Next to it" types={those(beside)} />
        <Styles term="Across the circle" types={those([across])} />
      </dl>
      <OwnStyleLink code={code} className={`unprinted btn lg block ${styles.button}`} />
      <p className={`unprinted text-center ${styles.link}`}>
        <OwnStyleLink code={code} className="pressable link" />
      </p>
      <UnlessTaken>
        <p className={`unprinted sm mut text-center ${styles.note}`}>Free, {DURATION}</p>
      </UnlessTaken>
      <p className={`unprinted text-center ${styles.all}`}>
        <Link className="pressable link" href={routes.types}>
          All sixteen styles
        </Link>
      </p>
      <p className="unprinted text-center">
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
    <Link className="pressable link" href={pair ? lettersPath(pair) : letterPath(first)}>
      {pair ? pairWords(pair).link : letterWords(first).link}
    </Link>
  )
}

function Styles({ term, types }: { term: string; types: TypeSideProps['types'] }) {
  return (
    <div>
      <dt className="sm semibold faint">{term}</dt>
      {types.map(({ code, name }) => (
        <dd key={code}>
          <Link className="row gap-s semibold pressable" href={typePath(code)}>
            <StyleMark letter={code.charAt(0) as Letter} size={26} />
            <span>{name}</span>
          </Link>
        </dd>
      ))}
    </div>
  )
}
