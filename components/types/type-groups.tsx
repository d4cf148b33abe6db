import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Link } from '@/components/ui/link'
import { types as fourTypes } from '@/lib/copy/landing'
import { HOW_OFTEN } from '@/lib/copy/types/how-often'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { letterPath, routes, typePath } from '@/lib/routes'
import styles from './type-groups.module.css'

/** All styles by their leading letter. The four groups stand where their letters stand in the circle. */
export function TypeGroups({ types }: { types: readonly ResultPreview['style'][] }) {
  return (
    <div className={`wrap ${styles.all}`}>
      <div className={`halves gap-xs medium-stack ${styles.groups}`}>
        {LETTERS.map((letter) => (
          <TypeGroup
            key={letter}
            letter={letter}
            types={types.filter(({ code }) => code.startsWith(letter))}
          />
        ))}
      </div>
      <p className={`sm mut ${styles.often}`}>
        <span>{HOW_OFTEN}</span>{' '}
        <Link className="ink link" href={routes.method}>
          How we measure
        </Link>
      </p>
    </div>
  )
}

interface TypeGroupProps {
  letter: Letter
  types: readonly ResultPreview['style'][]
}

/** The four styles that one letter leads, in a field that rounds the letter's own corner. */
function TypeGroup({ letter, types }: TypeGroupProps) {
  const { role, line } = fourTypes.letters[letter]
  const id = `led-by-${letter.toLowerCase()}`
  return (
    <section
      className={`tone-${letter} cornered ${styles.group} ${styles[letter]}`}
      aria-labelledby={id}
    >
      <p className={`semibold ${styles.role}`}>{role}</p>
      <h2 id={id} className="d3">
        <Link className="decoration-(--tone-mid)" href={letterPath(letter)}>
          {LETTER_NAMES[letter]}
        </Link>
      </h2>
      <p className={`tight ${styles.line}`}>{line}</p>
      <ul className={styles.rows}>
        {types.map((type) => (
          <TypeRow key={type.code} type={type} />
        ))}
      </ul>
    </section>
  )
}

interface TypeRowProps {
  type: ResultPreview['style']
  /** Its keywords, when missing. */
  line?: string | undefined
}

/** One style in a list: its circle, its names and one line. The whole row leads to its page. */
export function TypeRow({ type, line = type.keywords.join(', ') }: TypeRowProps) {
  const { code, name, nickname } = type
  return (
    <li className={`grid middle relative ${styles.row}`}>
      <StyleCircle
        size={76}
        gap={1}
        letters={false}
        lit={[...code] as Letter[]}
        decorative
        className={styles.circle}
      />
      <div>
        <h3 className={`flex wraps baseline ${styles.name}`}>
          <Link href={typePath(code)} className={`unmarked ${styles.link}`}>
            {name}
          </Link>
          <span className={`sm bold ${styles.code}`}>{code}</span>
        </h3>
        <p className={`medium tight ${styles.nickname}`}>{`“${nickname}”`}</p>
        <p className="sm mut tight">{line}</p>
      </div>
    </li>
  )
}
