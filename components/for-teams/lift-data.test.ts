/** The first screen of the page for teams: what it says follows from the rules of any team, also where someone can be spared. */
import { describe, expect, it } from 'vitest'
import { WITHOUT } from '@/lib/disc/content/team'
import { liftData } from './lift-data'

const { people, said, first } = liftData()
const plain = (key: string) => (said[key] ?? []).map((text) => text.replace(/[\u2068\u2069]/g, ''))

describe('the team that a reader lifts people out of', () => {
  it('has a sentence for each of eight, and for each two of them', () => {
    expect(people).toHaveLength(8)
    expect(Object.keys(said)).toHaveLength(8 + 28)
    for (const [key, sentences] of Object.entries(said)) {
      const letters = new Set(key.split(' ').map((at) => people[Number(at)]?.letter))
      expect(sentences, key).toHaveLength(letters.size)
    }
  })

  it('shows every kind of loss, and nothing that is too close to tell', () => {
    const kinds = people.map(({ name, letter }, at) => {
      const [text = ''] = plain(`${at}`)
      const isKind = (kind: 'missing' | 'only' | 'stay') =>
        text.endsWith(WITHOUT[kind][letter].split(/\{left\}|\{who\},/).at(-1) ?? '-')
      return (['missing', 'only', 'stay'] as const).find(isKind) ?? name
    })
    expect([...new Set(kinds)].sort()).toEqual(['missing', 'only', 'stay'])
  })

  it('lets someone go first who leaves a seat empty', () => {
    const { name, letter } = people[first] ?? { name: '', letter: 'D' }
    expect(plain(`${first}`)).toEqual([WITHOUT.missing[letter].replace('{who}', name)])
  })
})
