import { Locator } from '@/components/charts/circle/locator'
import { Quarter } from '@/components/charts/quarter'
import { Link } from '@/components/ui/link'
import { types } from '@/lib/copy/landing'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import { letterPath, routes } from '@/lib/routes'
import styles from './four-types.module.css'
import { Section, SectionHead } from './section'

/** Four cards whose quarters meet as one circle; on phones each card shows where its quarter lies. */
export function FourTypes() {
  return (
    <Section id="types">
      <SectionHead of="types" title={types.title} lede={types.lede} centered />
      <div className={`grid gap-xs narrow-stack ${styles.types}`}>
        {LETTERS.map((letter) => (
          <TypeCard key={letter} letter={letter} />
        ))}
      </div>
      <p className={`text-center mut ${styles.pairs}`}>
        <Link className="ink link" href={routes.types}>
          {types.all}
        </Link>{' '}
        <Link className="ink link ml-5" href={routes.disc}>
          {types.model}
        </Link>
      </p>
    </Section>
  )
}

function TypeCard({ letter }: { letter: Letter }) {
  const { role, line, hear, watch } = types.letters[letter]
  return (
    <article
      className={`tone-${letter} column tinted clips radius-lg ${styles.type} ${styles[letter]}`}
    >
      <div>
        <p className={`semibold ${styles.role}`}>{role}</p>
        <h3 className="d3">
          <Link className="decoration-(--tone-mid)" href={letterPath(letter)}>
            {LETTER_NAMES[letter]}
          </Link>
        </h3>
        <p className={`tight ${styles.line}`}>{line}</p>
      </div>
      <dl className={`grid gap-m sm ${styles.facts}`}>
        <Fact term="You will hear">{hear}</Fact>
        <Fact term="Watch for">{watch}</Fact>
      </dl>
      <Quarter letter={letter} size={248} className={`quarter ${styles.quarter}`} />
      <Locator letter={letter} size={112} className={styles.locator} />
    </article>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
