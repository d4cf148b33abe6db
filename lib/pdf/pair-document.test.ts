import { describe, expect, it } from 'vitest'
import { PAIR_TEXTS } from '../disc/content/pair'
import { LETTERS, type Letter } from '../disc/letters'
import { styleOf } from '../disc/styles'
import type { ShownPerson } from '../disc/team/colleague'
import { sceneOf } from '../disc/team/scene'
import { coarsePlace } from '../disc/team/spot'
import type { PairReport } from './pair'
import { renderPair } from './pair-document'
import { readPdf } from './testing'

function person(name: string, scores: Parameters<typeof styleOf>[0]): ShownPerson {
  return { name, ...styleOf(scores), at: coarsePlace(scores) }
}

const UNA = person('Una', { D: 24, I: 40, S: 63, C: 82 })
const OTTO = person('Otto', { D: 71, I: 84, S: 32, C: 20 })

/** On Letter, the shorter paper. */
const draw = async (people: PairReport['people']) =>
  readPdf(await renderPair({ report: { people, day: '2026-11-20' }, paper: 'letter' }))

describe('two people as a PDF', () => {
  it('tells a scene on the first page, and says both directions on the second', async () => {
    const { pages, info } = await draw([UNA, OTTO])
    expect(pages).toHaveLength(2)
    const scene = sceneOf('C', 'I')
    const [story = '', text = ''] = pages.map((page) => page.text.replaceAll('\u00a0', ' '))
    expect(story).toContain('You both agreed to compare on November 20, 2026.')
    expect(story).toContain(scene.when)
    expect(story.replaceAll('\n', ' ')).toContain(scene.missing)
    expect(info).toMatchObject({ Title: 'Una and Otto', Language: 'en' })
    for (const words of [
      'What Una should know about Otto',
      'What Otto should know about Una',
      'Otto sets the faster pace.',
      'It measures no ability',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toContain(PAIR_TEXTS.C.I.avoid)
    // Styles and places alone: the only figures are those of the page.
    expect(text.replace('2 of 2', '')).not.toMatch(/\d/)
  })

  it('numbers names that it cannot print, and keeps others in their script', async () => {
    const { pages } = await draw([
      { ...UNA, name: 'ማርያም' },
      { ...OTTO, name: 'محمد' },
    ])
    expect(pages[0]?.text).toContain('Person 1')
    expect(pages[1]?.text).toContain('letters that this file can’t print')
  })

  it('fits on two pages at its longest texts, and however long the names are', async () => {
    const lengthOf = (first: Letter, second: Letter) =>
      Object.values(PAIR_TEXTS[first][second]).join('').length
    const [longest] = LETTERS.flatMap((first) => LETTERS.map((second) => [first, second] as const))
      .filter(([first, second]) => first !== second)
      .sort((a, b) => lengthOf(...b) - lengthOf(...a))
    const lead = (letter: string) => ({ D: 40, I: 42, S: 38, C: 41, [letter]: 90 })
    const people = [
      person('W'.repeat(60), lead(longest?.[0] ?? '')),
      person('Maximiliane Theodora', lead(longest?.[1] ?? '')),
    ] as const
    expect((await draw(people)).pages).toHaveLength(2)
  })
})
