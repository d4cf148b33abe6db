import { StyleMark } from '@/components/charts/marks/style-mark'
import { ShareStyle } from '@/components/results/share/share-style'
import { Link } from '@/components/ui/link'
import { TYPE_PAGES } from '@/lib/copy/types/all'
import { styleLine } from '@/lib/copy/types/overview'
import type { Passage } from '@/lib/copy/types/type-page'
import { LETTER_NAMES, type Letter, perLetter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { letterPath } from '@/lib/routes'
import { LetterCards } from './letter-cards'
import { OwnStyle, OwnStyleLink } from './own-style'
import { TypeBand } from './type-band'
import { TypeSide } from './type-side'
import styles from './type-view.module.css'

interface TypeViewProps {
  type: ResultPreview['style']
  /** All sixteen. */
  types: readonly ResultPreview['style'][]
}

/** The public page of one style. */
export function TypeView({ type, types }: TypeViewProps) {
  const { code, name, nickname } = type
  const { lede, day, best, pressure, others, helps } = TYPE_PAGES[code]
  return (
    <OwnStyle>
      <article className={`tone-${code.charAt(0)}`}>
        <TypeBand code={code} />
        <header className="hero">
          <div className={`wrap ${styles.head}`}>
            <p className={`flex ${styles.marks}`} aria-hidden="true">
              {([...code] as Letter[]).map((letter) => (
                <span key={letter}>
                  <StyleMark letter={letter} size={60} />
                </span>
              ))}
            </p>
            <h1 className={`d1 ${styles.name}`}>{name}</h1>
            <p className={`nickname ${styles.nickname}`}>
              <span>{`“${nickname}”`}</span> <b>{code}</b>
            </p>
            <p className="mb-3 font-600">{styleLine(code)}</p>
            <p className={`lede ink ${styles.lede}`}>{lede}</p>
            <OwnStyleLink code={code} className={`unprinted btn lg ${styles.button}`} />
            <ShareStyle style={{ code, name }} className="btn outline mt-5 unprinted" />
          </div>
        </header>
        <div className={`wrap grid medium-stack ${styles.body}`}>
          <div className={styles.text}>
            <Part title="A day at work" passages={day} />
            <Part title="At your best" passages={best} />
            <Part title="Under pressure" passages={pressure} />
            <section className={styles.part}>
              <h2 className="d3">With each letter</h2>
              <LetterCards
                cards={perLetter((letter) => ({
                  title: (
                    <Link className="decoration-(--tone-mid)" href={letterPath(letter)}>
                      {`With ${LETTER_NAMES[letter]}`}
                    </Link>
                  ),
                  text: others[letter],
                }))}
              />
            </section>
            <Part title="What helps" passages={helps} />
          </div>
          <TypeSide code={code} types={types} />
        </div>
      </article>
    </OwnStyle>
  )
}

function Part({ title, passages }: { title: string; passages: readonly Passage[] }) {
  return (
    <section className={styles.part}>
      <h2 className="d3">{title}</h2>
      {passages.map((passage) =>
        typeof passage === 'string' ? (
          <p key={passage}>{passage}</p>
        ) : (
          <p key={passage.pull} className={styles.pull}>
            {passage.pull}
          </p>
        ),
      )}
    </section>
  )
}
