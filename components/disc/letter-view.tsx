import { StyleMark } from '@/components/charts/marks/style-mark'
import { Quarter } from '@/components/charts/quarter'
import { AssessmentBand } from '@/components/types/assessment-band'
import { LetterCards } from '@/components/types/letter-cards'
import { OwnLetterLink, OwnStyle } from '@/components/types/own-style'
import { TypeRow } from '@/components/types/type-groups'
import { Link } from '@/components/ui/link'
import { LETTER_PAGES } from '@/lib/copy/disc/all'
import type { Misread } from '@/lib/copy/disc/letter-page'
import { around, inWords, letterWords } from '@/lib/copy/disc/words'
import { hero } from '@/lib/copy/landing'
import { QUADRANT } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, LETTERS, type Letter, pairOf, perLetter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { letterPath, lettersPath, routes } from '@/lib/routes'
import { Chapter, Passages } from './chapter'

interface LetterViewProps {
  letter: Letter
  /** All sixteen. */
  types: readonly ResultPreview['style'][]
}

/** The public page of one letter. */
export function LetterView({ letter, types }: LetterViewProps) {
  const words = letterWords(letter)
  const led = types.filter(({ code }) => code.startsWith(letter))
  const { lede, what, work, pressure, misread, others, styles, common } = LETTER_PAGES[letter]
  return (
    <>
      <article className={`tone-${letter}`}>
        <Hero letter={letter} title={words.title} lede={lede} />
        <div className="container narrow:pt-9 pt-16 narrow:pb-12 pb-20">
          <Chapter title={words.what}>
            <Passages of={what} />
          </Chapter>
          <Chapter title={words.work}>
            <Passages of={work} />
          </Chapter>
          <Chapter title={words.pressure}>
            <Passages of={pressure} />
          </Chapter>
          <Chapter title={words.misread}>
            <MisreadList rows={misread} />
          </Chapter>
          <Chapter title={words.others}>
            <LetterCards
              cards={perLetter((other) => {
                const pair = pairOf(letter, other)
                return {
                  title: <Link href={lettersPath(pair)}>{inWords(pair)}</Link>,
                  text: others[other],
                }
              })}
            />
          </Chapter>
          <Chapter title={words.styles}>
            <ul>
              {led.map((type) => (
                <TypeRow key={type.code} type={type} line={styles[type.code]} />
              ))}
            </ul>
            <p className="text-ink-2 text-sm">
              <span>{common}</span>{' '}
              <Link className="link text-ink" href={routes.method}>
                {around.method}
              </Link>
            </p>
            <p>
              <Link className="link min-h-11" href={routes.disc}>
                {around.model}
              </Link>
            </p>
          </Chapter>
        </div>
      </article>
      <AssessmentBand title={words.closing} text={around.band.letter} />
    </>
  )
}

interface HeroProps {
  letter: Letter
  title: string
  lede: string
}

/** The words beside the letter's quarter, which runs off the page by its square corner, where it has it on the circle. */
function Hero({ letter, title, lede }: HeroProps) {
  const [x, y] = QUADRANT[letter]
  return (
    <header
      className={`relative isolate narrow:flex min-h-132 narrow:min-h-0 narrow:flex-col overflow-hidden border-tone-mid border-b bg-tone-tint tone-${letter}`}
    >
      <div className="container flex min-h-[inherit] narrow:min-h-0 items-center narrow:py-7 py-12">
        <div
          className={`grid narrow:w-full w-[54%] grid-cols-1 justify-items-start gap-6 narrow:gap-4 ${x > 0 ? 'ml-auto' : ''}`}
        >
          <LetterNav here={letter} />
          <h1 className="font-display narrow:text-[2.75rem] text-d1">{title}</h1>
          <p className="max-w-[34rem] text-ink text-lede">{lede}</p>
          <OwnStyle>
            <OwnLetterLink
              letter={letter}
              action={hero.action}
              className="btn btn-large narrow:w-full print:hidden"
            />
          </OwnStyle>
        </div>
      </div>
      <Quarter
        letter={letter}
        size={520}
        className={`quarter narrow:static h-auto narrow:w-3/4 w-[min(520px,42vw)] print:hidden ${x < 0 ? 'narrow:self-end' : ''} ${y > 0 ? 'narrow:order-first' : ''}`}
      />
    </header>
  )
}

/** What is said of a letter, and what it is. */
function MisreadList({ rows }: { rows: readonly Misread[] }) {
  return (
    <dl>
      {rows.map(({ said, is }) => (
        <div
          key={said}
          className="grid grid-cols-2 narrow:grid-cols-1 items-baseline gap-x-8 gap-y-1 border-line not-first:border-t py-5"
        >
          <dt className="font-640 font-display text-h3">{said}</dt>
          <dd className="text-ink-2">{is}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The pages of the four letters; on phones only the one that is open says its name in full. */
function LetterNav({ here }: { here: Letter }) {
  return (
    <nav className="print:hidden" aria-label={around.letters}>
      <ul className="flex flex-wrap gap-2">
        {LETTERS.map((letter) => {
          const isHere = letter === here
          return (
            <li key={letter}>
              <Link
                className={`flex min-h-11 items-center gap-2 rounded-full border-[1.5px] pr-4 pl-1.5 font-600 no-underline ${isHere ? 'border-ink bg-surface' : 'border-transparent narrow:px-1.5'}`}
                href={letterPath(letter)}
                aria-current={isHere ? 'page' : undefined}
              >
                <StyleMark letter={letter} size={32} />
                <span className={isHere ? '' : 'narrow:sr-only'}>{LETTER_NAMES[letter]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
