/** Every page that search engines may list: what people type to find it, and what it answers with. */
import { WITHOUT } from '@/lib/disc/content/team'
import { LETTER_PAIRS, LETTERS } from '@/lib/disc/letters'
import { publicSampleReport } from '@/lib/disc/result/public-sample'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { letterPath, lettersPath, routes, typePath } from '../routes'
import { about } from './about'
import { LETTER_PAGES, PAIR_PAGES } from './disc/all'
import { model } from './disc/model'
import { letterWords, pairWords } from './disc/words'
import { chaptersOf, forHr } from './for-hr'
import { forTeams } from './for-teams'
import * as landing from './landing'
import * as method from './method'
import { sample } from './sample'
import { TYPE_PAGES } from './types/all'
import { overview, styleLine, styleMeta } from './types/overview'

export interface PublicPage {
  path: string
  /** What is typed. One page answers it, and no other. */
  query: string
  meta: { title: string; description: string }
  /** The first heading. */
  heading: string
  /** What is read first: the sentence after the heading, or before it. */
  first: string
  /** All that is its own, for the day on which it last changed. */
  texts: unknown
}

const firstOf = (text: string) => text.split(/(?<=[.?:])\s/)[0] ?? ''
/** What the two questions of a page ask is not found by words. */
const { meta: landingMeta, testMeta, ...landingTexts } = landing
const { meta: methodMeta, ...methodTexts } = method

const rooms: PublicPage[] = [
  {
    path: routes.home,
    query: 'free DISC test',
    meta: landingMeta,
    heading: landing.hero.title,
    first: firstOf(landing.hero.lede),
    texts: landingTexts,
  },
  {
    path: routes.guestAssessment,
    query: 'DISC personality test',
    meta: testMeta,
    heading: 'Which is most like you? Which is least?',
    first: '',
    texts: testMeta,
  },
  {
    path: routes.disc,
    query: 'what is DISC',
    meta: model.meta,
    heading: model.title,
    first: firstOf(model.lede),
    texts: model,
  },
  {
    path: routes.types,
    query: 'DISC personality types',
    meta: overview.meta,
    heading: overview.title,
    first: firstOf(overview.lede),
    texts: [overview, STYLE_CODES.map(freeStyle)],
  },
  {
    path: routes.method,
    query: 'DISC assessment',
    meta: methodMeta,
    heading: method.hero.title,
    first: firstOf(method.hero.lede),
    texts: methodTexts,
  },
  {
    path: routes.sampleReport,
    query: 'sample DISC report',
    meta: sample.meta,
    heading: publicSampleReport().name,
    first: sample.strip.title,
    texts: sample,
  },
  {
    path: routes.forTeams,
    query: 'DISC for teams',
    meta: forTeams.meta,
    heading: forTeams.title,
    first: firstOf(forTeams.lede),
    texts: [forTeams, WITHOUT],
  },
  {
    path: routes.forHr,
    query: 'DISC HR',
    meta: forHr.meta,
    heading: forHr.title,
    first: firstOf(forHr.lede),
    texts: [forHr, chaptersOf({ operator: '', email: '', hostedIn: '', takesCards: true })],
  },
  {
    path: routes.about,
    query: 'Discern DISC',
    meta: about.meta,
    heading: about.title,
    first: firstOf(about.why[0]),
    texts: about,
  },
]

const letters = LETTERS.map((letter): PublicPage => {
  const { meta, title } = letterWords(letter)
  const page = LETTER_PAGES[letter]
  return {
    path: letterPath(letter),
    query: `${letter} personality type`,
    meta,
    heading: title,
    first: firstOf(page.lede),
    texts: page,
  }
})

const pairs = LETTER_PAIRS.map((pair): PublicPage => {
  const { meta, title, link } = pairWords(pair)
  const page = PAIR_PAGES[pair]
  return {
    path: lettersPath(pair),
    query: link,
    meta,
    heading: title,
    first: firstOf(page.lede),
    texts: page,
  }
})

const styles = STYLE_CODES.flatMap((code): PublicPage[] => {
  const style = freeStyle(code)
  if (!style) return []
  const meta = styleMeta(code, style.name, style.nickname)
  return [
    {
      path: typePath(code),
      query: `${code} ${code.length === 1 ? 'style' : 'personality type'}`,
      meta,
      heading: style.name,
      first: styleLine(code),
      texts: TYPE_PAGES[code],
    },
  ]
})

export const PUBLIC_PAGES: readonly PublicPage[] = [...rooms, ...letters, ...pairs, ...styles]
