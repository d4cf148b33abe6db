import { StyleCircle } from '@/components/charts/circle/style-circle'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { AssessmentBand } from '@/components/types/assessment-band'
import { Link } from '@/components/ui/link'
import { PAIR_PAGES } from '@/lib/copy/disc/all'
import type { Heard, Help } from '@/lib/copy/disc/pair-page'
import { around, letterWords, pairWords } from '@/lib/copy/disc/words'
import { LETTER_PAIRS, type Letter, type LetterPair, lettersOf } from '@/lib/disc/letters'
import { letterPath } from '@/lib/routes'
import { Chapter, Passages } from './chapter'
import { PairLinks } from './pair-links'

type Words = ReturnType<typeof pairWords>

/** The public page of two letters. */
export function PairView({ pair }: { pair: LetterPair }) {
  const words = pairWords(pair)
  const page = PAIR_PAGES[pair]
  const letters = lettersOf(pair)
  const [first, second] = letters
  const others = LETTER_PAIRS.filter((other) => other !== pair && other.includes(first))
  return (
    <>
      <article className={`tone-${first}`}>
        <Hero letters={letters} title={words.title} lede={page.lede} />
        <div className="container narrow:pt-9 pt-16 narrow:pb-12 pb-20">
          <Chapter title={words.scene}>
            <Passages of={page.scene} />
          </Chapter>
          <Chapter title={words.heard}>
            <HeardList rows={page.heard} letters={letters} words={words} />
          </Chapter>
          <Chapter title={words.good}>
            <Passages of={[page.good]} />
          </Chapter>
          <Chapter title={words.clash}>
            <Passages of={[page.clash]} />
          </Chapter>
          {page.leads.map((text, at) => (
            <Chapter key={text} title={words.leads[at] ?? ''}>
              <Passages of={[text]} />
            </Chapter>
          ))}
          <section className="border-ink border-t-2 narrow:py-9 py-12" aria-label={words.helps}>
            <h2 className="text-d3">{words.helps}</h2>
            <div className="mt-6 grid grid-cols-2 narrow:grid-cols-1 gap-4">
              {page.helps.map((help, at) => (
                <HelpCard
                  key={help.say}
                  help={help}
                  letter={letters[at] as Letter}
                  title={help.title ?? words.youAre(letters[at] as Letter)}
                />
              ))}
            </div>
          </section>
          <section
            className="grid grid-cols-1 gap-5 border-ink border-t-2 narrow:py-9 py-12"
            aria-label={words.agreement}
          >
            <h2 className="text-h4 text-ink-2">{words.agreement}</h2>
            <p className="max-w-[16em] text-balance font-640 font-display text-d2">
              {page.agreement}
            </p>
            <p className="max-w-164 text-18 text-ink-2 leading-[1.65]">{page.how}</p>
          </section>
          <nav className="grid grid-cols-1 gap-4 print:hidden" aria-label={words.more}>
            <h2 className="text-h3">{words.more}</h2>
            <PairLinks pairs={others} />
            <p className="flex flex-wrap gap-5">
              {[...new Set([first, second])].map((letter) => (
                <Link key={letter} className="link min-h-11" href={letterPath(letter)}>
                  {letterWords(letter).link}
                </Link>
              ))}
            </p>
          </nav>
        </div>
      </article>
      <AssessmentBand title={words.closing} text={around.band.pair} />
    </>
  )
}

interface HeroProps {
  letters: readonly [Letter, Letter]
  title: string
  lede: string
}

/** Each half on the tint of one letter, and both quarters at their places. */
function Hero({ letters, title, lede }: HeroProps) {
  const [first, second] = letters
  return (
    <header
      className={`relative isolate overflow-hidden border-tone-mid border-b bg-tone-tint tone-${first}`}
    >
      <div
        className={`absolute inset-y-0 right-0 -z-1 w-1/2 bg-tone-tint tone-${second}`}
        aria-hidden="true"
      />
      <div className="container grid grid-cols-2 narrow:grid-cols-1 items-center gap-10 narrow:gap-6 narrow:py-7 py-14">
        <div className="grid grid-cols-1 gap-5">
          <h1 className="font-display narrow:text-[2.75rem] text-d1">{title}</h1>
          <p className="text-ink text-lede">{lede}</p>
        </div>
        <StyleCircle
          size={520}
          gap={4}
          lit={letters}
          className="w-full max-w-130 narrow:max-w-80 justify-self-end narrow:justify-self-center"
        />
      </div>
    </header>
  )
}

interface HeardListProps {
  rows: readonly Heard[]
  letters: readonly [Letter, Letter]
  words: Words
}

/** What one says, with what it means and how it arrives. */
function HeardList({ rows, letters, words }: HeardListProps) {
  return (
    <ul>
      {rows.map(({ said, by, means, hears }) => {
        const speaker = letters[by]
        const listener = letters[by === 0 ? 1 : 0]
        return (
          <li
            key={said}
            className="grid grid-cols-3 narrow:grid-cols-1 gap-4 border-line not-first:border-t py-5"
          >
            <h3 className="text-h3">{said}</h3>
            <Side letter={speaker} label={words.means(speaker)} text={means} />
            <Side letter={listener} label={words.hears(listener)} text={hears} />
          </li>
        )
      })}
    </ul>
  )
}

function Side({ letter, label, text }: { letter: Letter; label: string; text: string }) {
  return (
    <p className="flex items-start gap-3">
      <StyleMark letter={letter} size={32} />
      <span>
        <span className="block text-14 text-ink-3">{label}</span>
        <span>{text}</span>
      </span>
    </p>
  )
}

function HelpCard({ help, letter, title }: { help: Help; letter: Letter; title: string }) {
  return (
    <section className="grid grid-cols-1 content-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5">
      <h3 className="flex items-center gap-3 text-h3">
        <StyleMark letter={letter} size={32} />
        <span>{title}</span>
      </h3>
      <p className="text-ink-2">{help.text}</p>
      <dl className="grid grid-cols-1 gap-2">
        <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-ink px-4 py-3">
          <dt className="font-650">{around.say}</dt>
          <dd>{`“${help.say}”`}</dd>
        </div>
        <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-line-strong border-dashed px-4 py-3 text-ink-2">
          <dt className="font-650">{around.not}</dt>
          <dd>{`“${help.not}”`}</dd>
        </div>
      </dl>
    </section>
  )
}
