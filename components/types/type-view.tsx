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
        <header className="isolate border-tone-mid border-b bg-tone-tint">
          <div className="container flow-root narrow:pb-7.5 pb-11.5">
            <p
              className="relative -mt-9 narrow:-mt-8.25 mr-0 mb-4.5 narrow:mb-3 -ml-1.5 flex [&_span+span]:-ml-2.25 [&_span:first-child]:z-1 [&_span]:rounded-[50px] [&_span]:bg-tone-tint [&_span]:p-1.5"
              aria-hidden="true"
            >
              {([...code] as Letter[]).map((letter) => (
                <span key={letter}>
                  <StyleMark letter={letter} size={60} />
                </span>
              ))}
            </p>
            <h1 className="mb-3 font-display narrow:text-[2.875rem] text-d1">{name}</h1>
            <p className="nickname mb-4.5 narrow:mb-3">
              <span>{`“${nickname}”`}</span> <b>{code}</b>
            </p>
            <p className="mb-3 font-600">{styleLine(code)}</p>
            <p className="max-w-[36rem] text-ink text-lede">{lede}</p>
            <OwnStyleLink
              code={code}
              className="btn btn-large print:hidden! mt-5.5 narrow:flex medium:inline-flex hidden"
            />
            <ShareStyle style={{ code, name }} className="btn btn-outline print:hidden! mt-5" />
          </div>
        </header>
        <div className="container grid grid-cols-[minmax(0,656px)_300px] medium:grid-cols-1! items-start justify-between gap-x-18 gap-y-14 narrow:pt-9 pt-15 narrow:pb-12 pb-21">
          <div className="max-w-164">
            <Part title="A day at work" passages={day} />
            <Part title="At your best" passages={best} />
            <Part title="Under pressure" passages={pressure} />
            <section className="[&+&]:mt-14 narrow:[&+&]:mt-11 [&>h2]:mb-4 [&>p+p]:mt-4 [&>p]:text-18 [&>p]:text-ink-2 narrow:[&>p]:text-17 [&>p]:leading-[1.65] narrow:[&>p]:leading-relaxed">
              <h2 className="text-d3">With each letter</h2>
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
    <section className="[&+&]:mt-14 narrow:[&+&]:mt-11 [&>h2]:mb-4 [&>p+p]:mt-4 [&>p]:text-18 [&>p]:text-ink-2 narrow:[&>p]:text-17 [&>p]:leading-[1.65] narrow:[&>p]:leading-relaxed">
      <h2 className="text-d3">{title}</h2>
      {passages.map((passage) =>
        typeof passage === 'string' ? (
          <p key={passage}>{passage}</p>
        ) : (
          <p
            key={passage.pull}
            className="mx-0! my-6.5! narrow:my-5.5! max-w-[34rem]! border-tone-edge! border-l-4! narrow:pl-4.5! pl-6! font-600! font-display! narrow:text-24! text-[length:clamp(1.5rem,2.4vw,1.875rem)]! text-balance! text-ink! leading-[1.18]! tracking-[-0.028em]!"
          >
            {passage.pull}
          </p>
        ),
      )}
    </section>
  )
}
