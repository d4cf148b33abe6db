/** Every text that people read, as the tests of the house style weigh it (docs/voice.md). */

import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { BRIDGE } from '@/lib/disc/content/bridge'
import * as colleague from '@/lib/disc/content/colleague'
import { LETTER_CONTENT } from '@/lib/disc/content/letters'
import * as meeting from '@/lib/disc/content/meeting'
import * as pair from '@/lib/disc/content/pair'
import { SCENES } from '@/lib/disc/content/scenes/all'
import { SCENE_NOTE } from '@/lib/disc/content/scenes/scene'
import * as team from '@/lib/disc/content/team'
import { TRY_LINES, TRY_WITH } from '@/lib/disc/content/try-today'
import { WITH_LETTER } from '@/lib/disc/content/with-letter'
import { FORM } from '@/lib/disc/form/items'
import { LETTER_PAIRS, LETTERS, perLetter } from '@/lib/disc/letters'
import type { Certainty } from '@/lib/disc/model/certainty'
import { QUALITY_FLAGS } from '@/lib/disc/model/quality-flags'
import { careNote } from '@/lib/disc/result/care-note'
import { RANGE_NOTE } from '@/lib/disc/result/certainty-text'
import { changeReading } from '@/lib/disc/result/change'
import { unmovedInWords } from '@/lib/disc/result/over-time'
import { type ResultName, resultName } from '@/lib/disc/result/result-name'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { explain } from '@/lib/disc/result/telling-answers'
import { STYLE_CODES, type StyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { wordsOf } from '@/lib/words/catalogs'
import { en } from '@/lib/words/en'
import { sayIn } from '@/lib/words/say'
import { POLICY_KEYS } from '../routes'
import { LETTER_PAGES, PAIR_PAGES } from './disc/all'
import { model } from './disc/model'
import { around, letterWords, pairWords } from './disc/words'
import { chaptersOf, forHr } from './for-hr'
import { demoTeam, forTeams } from './for-teams'
import * as home from './home'
import * as landing from './landing'
import * as method from './method'
import * as pairs from './pairs'
import { POLICIES } from './policies'
import { reasonsFor, titleOf } from './second-look'
import * as sharing from './sharing'
import { isProse, textsOf } from './testing'
import { TYPE_PAGES } from './types/all'
import { HOW_OFTEN } from './types/how-often'
import { overview, styleLine } from './types/overview'

/** What stands on the landing page; `meta` repeats some of it for search results and share cards. */
const { meta, testMeta, ...LANDING } = landing

/** The page about the method, as it reads with the figures of today's study. */
const { meta: _, ...METHOD } = method

export const STATEMENTS = FORM.flatMap(({ items }) => items.map(({ text }) => `${text}.`))

/** A style in three parts: what is read on, what the guide says aloud, and all of it with its headings. */
function partsOf(code: StyleCode) {
  const { name, nickname, preview, detail } = STYLE_CONTENT[code]
  const { phrases, ...rest } = detail
  return {
    code,
    prose: textsOf({ preview, rest }).filter(isProse),
    spoken: phrases.flatMap(({ say, avoid }) => [say, avoid]),
    all: textsOf({ name, nickname, preview, rest, phrases }).filter((text) => text.length > 1),
  }
}

export const STYLES = STYLE_CODES.map(partsOf)

const ANY_QUALITY = {
  fit: 1,
  hurried: [1, 2, 3],
  odd: [],
  longestRun: 9,
  unconfirmed: 0,
  flags: QUALITY_FLAGS,
}

const SECOND_LOOK = wordsOf('en', 'assessment.secondLook')

/** What is said about the care of a sitting: to ask for a second look, and with the result. */
export const SITTING = [
  ...[looks(2, 0), looks(0, 2), looks(2, 1)].flatMap((some) => [
    titleOf({ again: some, total: 28 }, SECOND_LOOK, sayIn('en')),
    reasonsFor({ again: some, total: 28 }, SECOND_LOOK, sayIn('en')),
  ]),
  ...ANY_QUALITY.flags.flatMap((flag) => careNote({ ...ANY_QUALITY, flags: [flag] }) ?? []),
]

const ANY_SITTING = { scores: perLetter(() => 50), certainty: null, counted: 28, madeBy: '' }

/** What is said about how sure a result is, why it is what it is, and whether it changed. */
export const SURENESS = [
  ...[0.97, 0.91, 0.65, 0.55].flatMap((chance) => [
    ...textsOf(nameOf(chance)),
    explain(answersOf('D'), sureness(chance), { primary: 'D', secondary: 'C' })?.title ?? '',
  ]),
  RANGE_NOTE,
  changeReading(ANY_SITTING, ANY_SITTING),
  unmovedInWords(['DC', 'CD'], nameOf(0.65).doubt),
].filter(isProse)

function nameOf(chance: number): ResultName {
  const named = resultName({
    code: 'DC',
    primary: 'D',
    secondary: 'C',
    counted: 12,
    certainty: sureness(chance),
    quality: { ...ANY_QUALITY, flags: [...ANY_QUALITY.flags] },
  })
  if (!named) throw new Error('There is no style DC')
  return named
}

function sureness(chance: number): Certainty {
  return {
    intervals: perLetter(() => ({ low: 40, high: 60 })),
    primaryProbability: chance,
    styleProbability: 0.5,
    primaryChances: { D: chance, I: 0, S: 0, C: 1 - chance },
    theta: perLetter(() => ({ value: 0, error: 0.4 })),
  }
}

function looks(hurried: number, odd: number) {
  return [...Array(hurried + odd)].map((_, at) => ({
    question: at + 1,
    why: at < hurried ? ('hurried' as const) : ('odd' as const),
  }))
}

const FOR_HR = textsOf([
  forHr,
  chaptersOf({ operator: '', email: '', hostedIn: '', takesCards: true }),
])

/** What is read on, by page. */
export const PAGES: Record<string, readonly string[]> = {
  ...Object.fromEntries(STYLES.map(({ code, prose }) => [`style ${code}`, prose])),
  ...Object.fromEntries(
    LETTERS.map((letter) => [`letter ${letter}`, textsOf(LETTER_CONTENT[letter]).filter(isProse)]),
  ),
  ...Object.fromEntries(
    STYLE_CODES.map((code) => [`type page ${code}`, textsOf(TYPE_PAGES[code])]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...LETTER_PAGES, ...PAIR_PAGES }).map(([name, page]) => [
      `page of ${name}`,
      textsOf(page),
    ]),
  ),
  model: textsOf([model.lede, model.letters, model.parts]).filter(isProse),
  landing: textsOf(LANDING).filter(isProse),
  method: textsOf(METHOD).filter(isProse),
  team: textsOf(team).filter(isProse),
  pair: textsOf([pair, BRIDGE]).filter(isProse),
  'with a letter': textsOf(WITH_LETTER),
  'for teams': textsOf(forTeams).filter(isProse),
  'for HR': FOR_HR.filter(isProse),
  sharing: textsOf([sharing, pairs]).filter(isProse),
  sitting: SITTING,
  sureness: SURENESS,
  ...Object.fromEntries(
    POLICY_KEYS.map((key) => [key, textsOf(POLICIES[key].content).filter(isProse)]),
  ),
}

/** Every text of the content and copy modules. */
export const COPY = textsOf([
  STYLE_CONTENT,
  LETTER_CONTENT,
  team,
  pair,
  WITH_LETTER,
  TRY_WITH,
  TRY_LINES,
  SCENES,
  SCENE_NOTE,
  meeting,
  FOR_HR,
  forTeams,
  demoTeam,
  colleague,
  BRIDGE,
  sharing,
  pairs,
  home,
  TYPE_PAGES,
  HOW_OFTEN,
  overview,
  STYLE_CODES.map(styleLine),
  LETTER_PAGES,
  PAIR_PAGES,
  model,
  around,
  LETTERS.map(letterWords),
  LETTER_PAIRS.map(pairWords),
  landing,
  method,
  POLICIES,
  messages,
  en,
  STATEMENTS,
  SITTING,
  SURENESS,
])
