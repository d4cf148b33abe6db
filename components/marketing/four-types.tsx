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
      <div className="gap-2 grid grid-cols-[1fr_1fr] narrow:gap-3 narrow:grid-cols-1!">
        {LETTERS.map((letter) => (
          <TypeCard key={letter} letter={letter} />
        ))}
      </div>
      <p className="text-ink-2 text-center mt-8 narrow:text-left">
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
      className={`overflow-hidden rounded-lg flex flex-col bg-tone-tint relative tone-${letter} ${styles.type} ${styles[letter]}`}
    >
      <div>
        <p className="font-600 mb-1.5 text-tone-ink">{role}</p>
        <h3 className="text-d3">
          <Link className="decoration-(--tone-mid)" href={letterPath(letter)}>
            {LETTER_NAMES[letter]}
          </Link>
        </h3>
        <p className="leading-normal max-w-[25rem] mt-3 text-18">{line}</p>
      </div>
      <dl
        className={`text-sm gap-4 grid [&_dt]:text-ink-3 [&_dt]:font-550 [&_dt]:text-14 [&_dd]:font-600 [&_dd]:leading-[1.35] ${styles.facts}`}
      >
        <Fact term="You will hear">{hear}</Fact>
        <Fact term="Watch for">{watch}</Fact>
      </dl>
      <Quarter letter={letter} size={248} className="quarter medium:size-37.5 narrow:hidden" />
      <Locator
        letter={letter}
        size={112}
        className="hidden narrow:size-25 narrow:block narrow:absolute narrow:right-5.5 narrow:bottom-6.5 [@media_screen_and_(max-width:_360px)]:size-19"
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
