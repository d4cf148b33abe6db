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
        <div className="wrap pt-16 pb-20 narrow:pt-9 narrow:pb-12">
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
          <section className="border-(--ink) border-t-2 py-12 narrow:py-9" aria-label={words.helps}>
            <h2 className="d3">{words.helps}</h2>
            <div className="halves narrow-stack gap-m mt-6">
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
            className="stack gap-5 border-(--ink) border-t-2 py-12 narrow:py-9"
            aria-label={words.agreement}
          >
            <h2 className="h4 mut">{words.agreement}</h2>
            <p className="d2 max-w-[16em] text-balance">{page.agreement}</p>
            <p className="mut max-w-[41rem] text-lg leading-[1.65]">{page.how}</p>
          </section>
          <nav className="unprinted stack gap-m" aria-label={words.more}>
            <h2 className="h3">{words.more}</h2>
            <PairLinks pairs={others} />
            <p className="flex wraps gap-l">
              {[...new Set([first, second])].map((letter) => (
                <Link key={letter} className="link pressable" href={letterPath(letter)}>
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
    <header className={`hero clips tone-${first}`}>
      <div
        className={`tone-${second} -z-10 absolute inset-y-0 right-0 w-1/2 bg-(--tone-tint)`}
        aria-hidden="true"
      />
      <div className="wrap halves narrow-stack middle gap-10 py-14 narrow:gap-6 narrow:py-7">
        <div className="stack gap-5">
          <h1 className="d1 narrow:text-[2.75rem]">{title}</h1>
          <p className="lede ink">{lede}</p>
        </div>
        <StyleCircle
          size={520}
          gap={4}
          lit={letters}
          className="w-full max-w-[32.5rem] justify-self-end narrow:max-w-80 narrow:justify-self-center"
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
            className="thirds narrow-stack gap-m border-(--line) py-5 not-first:border-t"
          >
            <h3 className="h3">{said}</h3>
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
    <p className="flex start gap-s">
      <StyleMark letter={letter} size={32} />
      <span>
        <span className="own-line fine faint">{label}</span>
        <span>{text}</span>
      </span>
    </p>
  )
}

function HelpCard({ help, letter, title }: { help: Help; letter: Letter; title: string }) {
  return (
    <section className="card stack gap-m padded content-start">
      <h3 className="row gap-s h3">
        <StyleMark letter={letter} size={32} />
        <span>{title}</span>
      </h3>
      <p className="mut">{help.text}</p>
      <dl className="stack gap-xs">
        <div className="rounded grid grid-cols-[3rem_minmax(0,1fr)] gap-3 border-(--ink) border-[1.5px] px-4 py-3">
          <dt className="bold">{around.say}</dt>
          <dd>{`“${help.say}”`}</dd>
        </div>
        <div className="mut rounded grid grid-cols-[3rem_minmax(0,1fr)] gap-3 border-(--line-strong) border-[1.5px] border-dashed px-4 py-3">
          <dt className="bold">{around.not}</dt>
          <dd>{`“${help.not}”`}</dd>
        </div>
      </dl>
    </section>
  )
}
