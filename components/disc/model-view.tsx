import { StyleCircle } from '@/components/charts/circle/style-circle'
import { AssessmentBand } from '@/components/types/assessment-band'
import { LetterCards } from '@/components/types/letter-cards'
import { Link } from '@/components/ui/link'
import { model, type Sourced } from '@/lib/copy/disc/model'
import { around } from '@/lib/copy/disc/words'
import { overview } from '@/lib/copy/types/overview'
import { LETTER_NAMES, LETTER_PAIRS, perLetter } from '@/lib/disc/letters'
import { letterPath, routes } from '@/lib/routes'
import { Chapter } from './chapter'
import { PairLinks } from './pair-links'

const sourceId = (at: number) => `source-${at + 1}`

/** What DISC is, where it comes from and what it cannot say. */
export function ModelView() {
  const { title, lede, letters, parts, sources } = model
  return (
    <>
      <article>
        <header className="container grid grid-cols-2 narrow:grid-cols-1 items-center gap-10 narrow:py-7 py-14">
          <div className="grid grid-cols-1 gap-5">
            <h1 className="font-display narrow:text-[2.75rem] text-d1">{title}</h1>
            <p className="text-ink-2 text-lede">{lede}</p>
          </div>
          <StyleCircle
            size={400}
            gap={3}
            className="w-full max-w-100 narrow:max-w-80 justify-self-end narrow:justify-self-center"
          />
        </header>
        <div className="container narrow:pb-12 pb-20">
          <Chapter title={letters.title}>
            <LetterCards
              cards={perLetter((letter) => ({
                title: <Link href={letterPath(letter)}>{LETTER_NAMES[letter]}</Link>,
                text: letters.lines[letter],
              }))}
            />
            <p className="text-18 text-ink-2 leading-[1.65]">{letters.text}</p>
            <p>
              <Link className="link min-h-11" href={routes.types}>
                {letters.styles}
              </Link>
            </p>
          </Chapter>
          <Chapter title={letters.pairs}>
            <PairLinks pairs={LETTER_PAIRS} />
          </Chapter>
          {parts.map((part) => (
            <Chapter key={part.title} title={part.title}>
              {part.texts.map((one) => (
                <Paragraph key={one.text} of={one} />
              ))}
            </Chapter>
          ))}
          <Chapter title={sources.title}>
            <ol className="grid list-decimal grid-cols-1 gap-2 pl-5 text-ink-2 text-sm">
              {sources.list.map((source, at) => (
                <li key={source} id={sourceId(at)}>
                  {source}
                </li>
              ))}
            </ol>
            <p className="text-ink-2 text-sm">{sources.names}</p>
            <p>
              <Link className="link min-h-11" href={routes.method}>
                {around.method}
              </Link>
            </p>
          </Chapter>
        </div>
      </article>
      <AssessmentBand title={overview.closing} text={around.band.model} />
    </>
  )
}

/** A paragraph, and the numbers of its sources. */
function Paragraph({ of: { text, from = [] } }: { of: Sourced }) {
  return (
    <p className="text-18 text-ink-2 leading-[1.65]">
      <span>{text}</span>
      {from.map((at) => (
        <a key={at} className="ml-1 text-14 text-ink" href={`#${sourceId(at)}`}>
          {`[${at + 1}]`}
        </a>
      ))}
    </p>
  )
}
