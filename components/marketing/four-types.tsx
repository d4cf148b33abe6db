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
      <div className="grid grid-cols-[1fr_1fr] narrow:grid-cols-1! gap-2 narrow:gap-3">
        {LETTERS.map((letter) => (
          <TypeCard key={letter} letter={letter} />
        ))}
      </div>
      <p className="mt-8 narrow:text-left text-center text-ink-2">
        <Link className="link text-ink" href={routes.types}>
          {types.all}
        </Link>{' '}
        <Link className="link ml-5 text-ink" href={routes.disc}>
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
      className={`relative flex flex-col overflow-hidden rounded-lg bg-tone-tint tone-${letter} ${styles.type} ${styles[letter]}`}
    >
      <div>
        <p className="mb-1.5 font-600 text-tone-ink">{role}</p>
        <h3 className="text-d3">
          <Link className="decoration-(--tone-mid)" href={letterPath(letter)}>
            {LETTER_NAMES[letter]}
          </Link>
        </h3>
        <p className="mt-3 max-w-[25rem] text-18 leading-normal">{line}</p>
      </div>
      <dl
        className={`grid gap-4 text-sm [&_dd]:font-600 [&_dd]:leading-[1.35] [&_dt]:font-550 [&_dt]:text-14 [&_dt]:text-ink-3 ${styles.facts}`}
      >
        <Fact term="You will hear">{hear}</Fact>
        <Fact term="Watch for">{watch}</Fact>
      </dl>
      <Quarter letter={letter} size={248} className="quarter narrow:hidden medium:size-37.5" />
      <Locator
        letter={letter}
        size={112}
        className="narrow:absolute narrow:right-5.5 narrow:bottom-6.5 narrow:block hidden narrow:size-25 [@media_screen_and_(max-width:_360px)]:size-19"
      />
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
