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
    <div className="container mb-[clamp(76px,10vw,104px)]">
      <div className={`grid grid-cols-2 medium:grid-cols-1! gap-2 ${styles.groups}`}>
        {LETTERS.map((letter) => (
          <TypeGroup
            key={letter}
            letter={letter}
            types={types.filter(({ code }) => code.startsWith(letter))}
          />
        ))}
      </div>
      <p className="mt-6 max-w-[44rem] text-ink-2 text-sm">
        <span>{HOW_OFTEN}</span>{' '}
        <Link className="link text-ink" href={routes.method}>
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
      className={`cornered px-[clamp(22px,4.7vw,48px)] pt-[clamp(32px,5vw,52px)] pb-[clamp(22px,4.3vw,44px)] [--corner:132px] [--radius:var(--radius-lg)] narrow:[--corner:56px] tone-${letter} ${styles[letter]}`}
      aria-labelledby={id}
    >
      <p className="mb-1.5 font-600 text-tone-ink">{role}</p>
      <h2 id={id} className="text-d3">
        <Link className="decoration-(--tone-mid)" href={letterPath(letter)}>
          {LETTER_NAMES[letter]}
        </Link>
      </h2>
      <p className="mt-3 max-w-[26rem] text-17 leading-normal">{line}</p>
      <ul className="mt-[clamp(18px,2.5vw,26px)]">
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
    <li className="group relative grid grid-cols-[76px_minmax(0,1fr)] narrow:grid-cols-[60px_minmax(0,1fr)] items-center gap-[clamp(16px,2.2vw,22px)] border-tone-mid border-t px-0 py-4.5">
      <StyleCircle
        size={76}
        gap={1}
        letters={false}
        lit={[...code] as Letter[]}
        decorative
        className="narrow:w-15 [transition:transform_0.4s_var(--ease)] group-hover:[transform:scale(1.06)]"
      />
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-[length:clamp(1.1875rem,2.1vw,1.3125rem)] leading-tight">
          <Link
            href={typePath(code)}
            className="list-none no-underline after:absolute after:-inset-x-3 after:inset-y-1 after:rounded-field focus-visible:outline-none group-hover:underline group-hover:decoration-[1.5px] group-hover:underline-offset-4 focus-visible:after:[outline:3px_solid_var(--ink)] [&::-webkit-details-marker]:hidden"
          >
            {name}
          </Link>
          <span className="font-650 text-sm text-tone-ink tracking-[0.02em]">{code}</span>
        </h3>
        <p className="mt-0.75 font-550 text-tone-ink leading-normal">{`“${nickname}”`}</p>
        <p className="text-15 text-ink-2 leading-normal">{line}</p>
      </div>
    </li>
  )
}
