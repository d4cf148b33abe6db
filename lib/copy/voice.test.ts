/** Every text that people read, held to the house style of docs/voice.md. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { LETTER_CONTENT } from '@/lib/disc/content/letters'
import { LETTERS } from '@/lib/disc/letters'
import { STYLE_CODES } from '@/lib/disc/styles'
import { POLICY_KEYS } from '../routes'
import { COPY, PAGES, SITTING, STATEMENTS, STYLES, SURENESS } from './all-texts'
import * as landing from './landing'
import { gradeOf, isProse, overlap, runsOf, sentencesOf, textsOf, wordsOf } from './testing'

const SOURCES = ['app', 'components', 'lib', 'prisma'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|css)$/.test(file))
    // English is held to the house style; other languages have guides of their own (docs/translations).
    .filter((file) => !/\/generated\/|\/(content|words)\/(es|de)\/|\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)

/** The sources without comments: code, and the sentences in it. */
const UNCOMMENTED = SOURCES.map(({ file, text }) => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, ''),
}))

/** "file: what was found", for every source that holds the pattern. */
function found(sources: typeof SOURCES, pattern: RegExp): string[] {
  const all = new RegExp(pattern, `${pattern.flags}g`)
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(all)].map(([match]) => `${file}: ${match}`),
  )
}

const matching = (texts: readonly string[], pattern: RegExp) =>
  texts.filter((text) => pattern.test(text))

describe('reading grade', () => {
  it.each(STYLES)('style $code: at most 9, and its spoken lines at most 5', ({ prose, spoken }) => {
    expect(gradeOf(prose)).toBeLessThanOrEqual(9)
    expect(gradeOf(spoken)).toBeLessThanOrEqual(5)
  })

  it('the styles together: between 6 and 9', () => {
    const mean = STYLES.reduce((sum, { prose }) => sum + gradeOf(prose), 0) / STYLES.length
    expect(mean).toBeGreaterThanOrEqual(6)
    expect(mean).toBeLessThanOrEqual(9)
  })

  it('letters, landing page and FAQ: at most 9', () => {
    for (const letter of LETTERS) expect(gradeOf(PAGES[`letter ${letter}`] ?? [])).toBeLessThan(9)
    expect(gradeOf(PAGES.landing ?? [])).toBeLessThanOrEqual(9)
    expect(gradeOf(textsOf(landing.faq).filter(isProse))).toBeLessThanOrEqual(9)
  })

  it('what is said about teams and pairs: at most 9', () => {
    expect(gradeOf(PAGES.team ?? [])).toBeLessThanOrEqual(9)
    expect(gradeOf(PAGES.pair ?? [])).toBeLessThanOrEqual(9)
  })

  it('the method: at most 9', () => {
    expect(gradeOf(PAGES.method ?? [])).toBeLessThanOrEqual(9)
  })

  it('what is said about a sitting, and how sure a result is: at most 9', () => {
    expect(gradeOf(SITTING)).toBeLessThanOrEqual(9)
    expect(gradeOf(SURENESS)).toBeLessThanOrEqual(9)
  })

  it.each(POLICY_KEYS)('%s: at most 10', (key) => {
    expect(gradeOf(PAGES[key] ?? [])).toBeLessThanOrEqual(10)
  })

  it('the statements: at most 8', () => {
    expect(gradeOf(STATEMENTS)).toBeLessThanOrEqual(8)
  })
})

describe('sentences', () => {
  it.each(Object.entries(PAGES))('%s: 36 words at most, 7 to 20 on average', (_, texts) => {
    const sentences = texts.flatMap(sentencesOf)
    expect(sentences.filter((sentence) => wordsOf(sentence).length > 36)).toEqual([])
    const mean = texts.flatMap(wordsOf).length / sentences.length
    expect(mean).toBeGreaterThanOrEqual(7)
    expect(mean).toBeLessThanOrEqual(20)
  })

  it.each(Object.entries(PAGES))('%s: no three in a row begin alike', (_, texts) => {
    const alike = texts.filter((text) => {
      const first = sentencesOf(text).map((sentence) => wordsOf(sentence)[0])
      return first.some((word, at) => word === first[at + 1] && word === first[at + 2])
    })
    expect(alike).toEqual([])
  })

  it('all statements begin with I or I’m and say one thing', () => {
    expect(STATEMENTS.filter((text) => !/^I(’m)? [a-z]/.test(text))).toEqual([])
    expect(matching(STATEMENTS, /,|;|\b(and|but|or)\b/)).toEqual([])
  })
})

describe('repetition', () => {
  /**
   * The bound on what two styles may share of their three-word runs (Jaccard). Two styles share 0.006 of
   * them by common English alone ("the person who", "on your desk"), the closest pair 0.011; one strength
   * copied from a style to another would add 0.009.
   */
  const MAX_OVERLAP = 0.015

  const pairs = STYLES.flatMap((one, at) => STYLES.slice(at + 1).map((other) => ({ one, other })))

  it('two styles share no five words in a row', () => {
    const fives = new Map(STYLES.map(({ code, all }) => [code, runsOf(all, 5)]))
    const shared = pairs.flatMap(({ one, other }) =>
      [...(fives.get(one.code) ?? [])]
        .filter((run) => fives.get(other.code)?.has(run))
        .map((run) => `${one.code}/${other.code}: ${run}`),
    )
    expect(shared).toEqual([])
  })

  it('two styles have little wording in common', () => {
    const threes = new Map(STYLES.map(({ code, all }) => [code, runsOf(all, 3)]))
    const close = pairs
      .map(({ one, other }) => ({
        pair: `${one.code}/${other.code}`,
        share: overlap(threes.get(one.code) ?? new Set(), threes.get(other.code) ?? new Set()),
      }))
      .filter(({ share }) => share > MAX_OVERLAP)
    expect(close).toEqual([])
  })

  it.each(STYLES)('style $code says no sentence twice', ({ all }) => {
    expect(twice(all.flatMap(sentencesOf))).toEqual([])
  })

  it('no heading of a report stands in two styles', () => {
    const headings = STYLE_CODES.flatMap((code) => {
      const { coreValues, strengths, limitations, careers, goals, workingWith } =
        STYLE_CONTENT[code].detail
      const points = [...coreValues, ...strengths, ...limitations, ...careers]
      const others = Object.values(workingWith)
      return [...points, ...others].map(({ title }) => title).concat(goals.map(({ goal }) => goal))
    })
    expect(twice(headings)).toEqual([])
  })

  it('the letters and the landing page say nothing twice', () => {
    const longer = (texts: readonly string[]) =>
      texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 2)
    expect(twice(longer(textsOf(LETTER_CONTENT)))).toEqual([])
    expect(twice(longer(PAGES.landing ?? []))).toEqual([])
  })

  it('what is said about a team stands nowhere else', () => {
    const all = COPY.flatMap(sentencesOf)
    const said = new Set((PAGES.team ?? []).flatMap(sentencesOf))
    expect(all.filter((one, at) => said.has(one) && all.indexOf(one) !== at)).toEqual([])
  })

  function twice(texts: readonly string[]): string[] {
    const words = texts.map((text) => wordsOf(text).join(' '))
    return words.filter((text, at) => words.indexOf(text) !== at)
  }
})

describe('spelling', () => {
  const BRITISH =
    /\b(\w*colour\w*|behaviour\w*|favour\w*|honour\w*|neighbour\w*|labour\w*|humour\w*|rumour\w*|organis\w+|recognis\w+|realis\w+|apologis\w+|summaris\w+|prioritis\w+|criticis(e|ed|es|ing)|emphasis(e|ed|es|ing)|minimis\w+|maximis\w+|optimis(e|ed|es|ing)|customis\w+|analys(e|ed|es|ing)|centre[ds]?|theatre\w*|metres?|litres?|fibre|programmes?|catalogue\w*|dialogues|cheques?|licence\w*|defence|offence|practis\w+|judgement\w*|acknowledgement\w*|ageing|grey\w*|whilst|amongst|learnt|spelt|dreamt|travell\w+|labell(ed|ing)|cancell(ed|ing)|modell(ed|ing)|signall(ed|ing)|fulfil|fulfils|enrol|enrols|skilful|sceptic\w*|towards|afterwards|backwards|any more|timetable\w*|fortnight\w*|e-mail\w*)\b/i

  it('is American in every source, comments included', () => {
    expect(found(SOURCES, BRITISH)).toEqual([])
  })
})

describe('words', () => {
  const HYPE =
    /\b(unlock your|potential|unleash\w*|game.changer|superpower\w*|supercharge\w*|powerful\w*|seamless\w*|effortless\w*|cutting.edge|world.class|best.in.class|revolutionary|groundbreaking|next.level|life.changing|transform your|empower\w*|elevate\w*|synerg\w+|leverag\w+|holistic|delve\w*|thriv\w+|passionate\w*|amazing|awesome|incredibl\w+|scientifically|clinically|guaranteed?|money.back|certified|trusted by|limited time|last chance|act now|hurry up|coming soon|lorem|ipsum)\b/i

  it('are calm: no hype, no false promise, no urgency', () => {
    expect(matching(COPY, HYPE)).toEqual([])
    expect(found(UNCOMMENTED, HYPE)).toEqual([])
  })

  /** The exclamation marks that the specification writes. */
  const FIXED = [
    'Payment successful!',
    'Profile updated successfully!',
    'access detailed DISC analysis!',
  ]

  it('shout only where the specification does', () => {
    // Not the mark of a utility that wins: `narrow:hidden!`.
    const shouts = found(UNCOMMENTED, /(?<![\w:.\]-])[\w ]*[\w”’)]!(?=[\s'"`<]|$)/)
    const isUtility = (shout: string) => /(^|: | )flex!$/.test(shout)
    expect(
      shouts.filter((shout) => !isUtility(shout) && !FIXED.some((fixed) => shout.endsWith(fixed))),
    ).toEqual([])
  })

  it('hang no thought on a long dash', () => {
    expect(matching(COPY, /—|\s–\s|\s--\s/)).toEqual([])
    expect(found(UNCOMMENTED, /.*(—| – ).*/)).toEqual([])
  })

  it('fit every reader: no gender, no absolutes about a person', () => {
    const GENDERED =
      /\b(he|she|his|her|hers|him|himself|herself|guys|mankind|manpower|chairman|salesman|businessman|housewife)\b/i
    expect(matching(COPY, GENDERED)).toEqual([])
    expect(matching(COPY, /\byou (always|never)\b/i)).toEqual([])
  })

  /** What docs/voice.md sets in code in the last column of its tables of words: nothing that people read says it. */
  const UNSAID = readFileSync('docs/voice.md', 'utf8')
    .split('\n')
    .filter((line) => /^\|.*`.+` \|$/.test(line))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)])
    .flatMap(([, said]) => said ?? [])

  /** Where the specification says it. */
  const SPECIFIED = /Logging in\.\.\.|Get Full Report/g

  it('are one for one thing, and such as people say', () => {
    expect(UNSAID).toContain('mailbox')
    const unsaid = new RegExp(`\\b(${UNSAID.join('|')})\\b`, 'i')
    const sources = UNCOMMENTED.map(({ file, text }) => ({
      file,
      text: text.replace(SPECIFIED, '').replace(/\s+/g, ' '),
    }))
    expect(found(sources, unsaid)).toEqual([])
  })
})
