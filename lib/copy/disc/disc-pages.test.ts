import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { LETTER_CONTENT } from '@/lib/disc/content/letters'
import { LETTER_PAIRS, LETTERS, lettersOf } from '@/lib/disc/letters'
import { STYLE_CODES } from '@/lib/disc/styles'
import { COPY } from '../all-texts'
import { gradeOf, runsOf, sentencesOf, textsOf, wordsOf } from '../testing'
import type { Passage } from '../types/type-page'
import { LETTER_PAGES, PAIR_PAGES } from './all'
import { model, type Sourced } from './model'

const plain = (sentence: string) => wordsOf(sentence).join(' ')
const isPulled = (passage: Passage) => typeof passage !== 'string'

/** Sentences of up to three words are anyone's: “No.” */
const longSentences = (texts: readonly string[]) =>
  texts
    .flatMap(sentencesOf)
    .map(plain)
    .filter((one) => one.split(' ').length > 3)

const PAID = [
  ...STYLE_CODES.flatMap((code) => textsOf(STYLE_CONTENT[code].detail)),
  ...textsOf(LETTER_CONTENT),
]

const PAGES = [
  ...LETTERS.map((letter) => ({ name: letter, texts: textsOf(LETTER_PAGES[letter]) })),
  ...LETTER_PAIRS.map((pair) => ({ name: pair, texts: textsOf(PAIR_PAGES[pair]) })),
  { name: 'the model', texts: textsOf([model.lede, model.letters, model.parts]) },
].map((page) => ({ ...page, texts: page.texts.filter((text) => /\w/.test(text)) }))

describe.each(PAGES)('the page of $name', ({ texts }) => {
  it('has 500 to 700 words', () => {
    const count = texts.flatMap((text) => text.split(/\s+/)).length
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThanOrEqual(700)
  })

  it('keeps its sentences under twenty words, and reads easily', () => {
    expect(texts.flatMap(sentencesOf).filter((one) => wordsOf(one).length >= 20)).toEqual([])
    expect(gradeOf(texts)).toBeLessThanOrEqual(7)
  })

  it('shares no sentence and no eight words in a row with what is paid for', () => {
    const paid = new Set(longSentences(PAID))
    expect(longSentences(texts).filter((one) => paid.has(one))).toEqual([])
    const runs = runsOf(PAID, 8)
    expect([...runsOf(texts, 8)].filter((run) => runs.has(run))).toEqual([])
  })
})

describe('these pages and all others', () => {
  it('say no sentence twice', () => {
    const own = PAGES.flatMap(({ texts }) => longSentences(texts))
    const all = longSentences(COPY)
    expect(own.length).toBeGreaterThan(500)
    expect(own.filter((one) => all.indexOf(one) !== all.lastIndexOf(one))).toEqual([])
  })

  it('share no five words in a row among each other', () => {
    const runs = PAGES.map(({ name, texts }) => ({ name, runs: runsOf(texts, 5) }))
    const shared = runs.flatMap((one, at) =>
      runs
        .slice(at + 1)
        .flatMap((other) =>
          [...one.runs]
            .filter((run) => other.runs.has(run))
            .map((run) => `${one.name}/${other.name}: ${run}`),
        ),
    )
    expect(shared).toEqual([])
  })
})

describe('the page of a letter', () => {
  it.each(LETTERS)('%s sets one line large in each part, before other text', (letter) => {
    const { what, work, pressure } = LETTER_PAGES[letter]
    for (const part of [what, work, pressure]) {
      expect(part.filter(isPulled)).toHaveLength(1)
      expect(isPulled(part.at(-1) ?? '')).toBe(false)
    }
  })

  it.each(LETTERS)('%s says of itself what it is in its first sentence', (letter) => {
    const [first] = sentencesOf(LETTER_PAGES[letter].lede)
    expect(first).toContain('DISC')
    expect(first).toContain(`personality type${letter === 'S' ? '' : ` ${letter}`}`)
    const led = STYLE_CODES.filter((code) => code.startsWith(letter))
    expect(Object.keys(LETTER_PAGES[letter].styles)).toEqual(led)
  })
})

describe('the page of a pair', () => {
  it.each(LETTER_PAIRS)('%s tells the two apart', (pair) => {
    const [one, other] = lettersOf(pair)
    const { scene, helps, leads, heard } = PAIR_PAGES[pair]
    expect(scene.filter(isPulled)).toHaveLength(1)
    expect(leads).toHaveLength(one === other ? 1 : 2)
    expect(helps.map(({ title }) => title !== undefined)).toEqual(Array(2).fill(one === other))
    expect(new Set(heard.map(({ by }) => by)).size).toBe(2)
  })
})

describe('the model', () => {
  it('rests on sources that it names, and names none in vain', () => {
    const used = model.parts.flatMap(({ texts }) =>
      texts.flatMap(({ from = [] }: Sourced) => [...from]),
    )
    expect([...new Set(used)].sort()).toEqual(model.sources.list.map((_, at) => at))
  })
})
