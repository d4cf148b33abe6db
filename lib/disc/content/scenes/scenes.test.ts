import { describe, expect, it } from 'vitest'
import { COPY } from '@/lib/copy/all-texts'
import { gradeOf, runsOf, sentencesOf, textsOf, wordsOf } from '@/lib/copy/testing'
import { LETTER_PAIRS, lettersOf } from '../../letters'
import { SCENES } from './all'
import type { Scene } from './scene'

const ALL = LETTER_PAIRS.flatMap((pair) => {
  const [first, second] = lettersOf(pair)
  const views = first === second ? ['one', 'other'] : [first, second]
  return SCENES[pair].map((scene: Scene, at) => ({ about: `${pair}, ${views[at]}`, scene }))
})

/** Every text of a scene, and not who it belongs to. */
const wordingOf = ({ when, lines, missing }: Scene) => [when, ...lines.flatMap((line) => ('says' in line ? [line.says] : [line.you, line.name])), missing]

const spokenOf = ({ lines, missing }: Scene) => [...lines.flatMap((line) => ('says' in line ? [line.says] : [])), missing]

/** So many words in a row stand in one scene alone. */
const RUN = 6
const MAX_LINE = 90

describe('the scenes', () => {
  it('are two for each of the ten pairs', () => {
    expect(ALL).toHaveLength(20)
    expect(new Set(ALL.map(({ scene }) => scene.missing)).size).toBe(20)
    expect(new Set(ALL.map(({ scene }) => scene.when)).size).toBe(20)
  })

  it('share no six words in a row with each other or with any other text', () => {
    const own = new Set(textsOf(SCENES))
    const seen = runsOf(
      COPY.filter((text) => !own.has(text)),
      RUN,
    )
    for (const { about, scene } of ALL) {
      const runs = runsOf(wordingOf(scene), RUN)
      expect(
        [...runs].filter((run) => seen.has(run)),
        about,
      ).toEqual([])
      for (const run of runs) seen.add(run)
    }
  })

  it('say no sentence of four words or more that another text says', () => {
    const plain = COPY.flatMap(sentencesOf).map((one) => wordsOf(one).join(' '))
    const times = new Map<string, number>()
    for (const one of plain) times.set(one, (times.get(one) ?? 0) + 1)
    for (const { about, scene } of ALL) {
      const said = spokenOf(scene).flatMap(sentencesOf).map(wordsOf)
      const twice = said.filter((one) => one.length > 3 && (times.get(one.join(' ')) ?? 0) > 1)
      expect(twice, about).toEqual([])
    }
  })
})

describe.each(ALL)('the scene $about', ({ scene }) => {
  it('has eight to twelve lines of both, begun and ended by A', () => {
    const { lines } = scene
    expect(lines.length + 1).toBeGreaterThanOrEqual(8)
    expect(lines.length + 1).toBeLessThanOrEqual(12)
    expect(lines.at(0)?.by).toBe('A')
    expect(lines.at(-1)?.by).toBe('A')
    expect(lines.filter(({ by }) => by === 'B').length).toBeGreaterThanOrEqual(3)
  })

  it('leads to the missing sentence', () => {
    const last = scene.lines.at(-1)
    expect(last && 'you' in last && last.you).toMatch(/:$/)
    expect(last && 'name' in last && last.name).toMatch(/:$/)
    expect(wordsOf(scene.missing).length).toBeLessThanOrEqual(18)
  })

  it('has short lines that read easily', () => {
    for (const text of wordingOf(scene)) expect(text.length, text).toBeLessThanOrEqual(MAX_LINE)
    expect(gradeOf(wordingOf(scene))).toBeLessThanOrEqual(4)
  })

  it('fits any two people: no gender, no letter, no name but the one filled in', () => {
    for (const text of wordingOf(scene)) {
      expect(text).not.toMatch(/!|—|–/)
      expect(text).not.toMatch(/\b(he|she|his|her|hers|him|himself|herself|Mr|Ms|Mrs)\b/i)
      expect(text).not.toMatch(/\b(dominan|influen|steadi|conscientious|DISC)/i)
    }
    for (const line of scene.lines) {
      if ('says' in line) expect(line.says).not.toMatch(/[{}]/)
    }
  })

  it('says what one does to that person, and about that person', () => {
    for (const line of scene.lines) {
      if ('says' in line) continue
      expect(line.you).toMatch(/\byou\b/i)
      expect(line.you).not.toMatch(/[{}]/)
      expect(line.name.match(/\{\w+\}/g)).toEqual(['{name}'])
      expect(line.name).not.toMatch(/\b(you|your|their|them|themself)\b/i)
    }
  })

  it('is said aloud as people speak', () => {
    const stiff = /\b(do|does|did|can|could|would|should|was|have|has|will) ?not\b|\bI (am|will|would)\b|\b(it|that|here) is \w|\blet us\b/i
    expect(spokenOf(scene).filter((text) => stiff.test(text))).toEqual([])
  })
})
