/** Scenes of letters say nothing that the counts do not say, and name no one. */
import { expect, it } from 'vitest'
import { letterScenes } from './letter-scenes'

const textOf = (counts: Parameters<typeof letterScenes>[0]) =>
  letterScenes(counts)
    .flatMap(({ title, beats, todo }) => [title, ...beats.map(({ says }) => says), todo])
    .join(' ')
    .replace(/[\u2068\u2069]/g, '')

it('say "someone" in place of a name, with a capital where a sentence begins', () => {
  const text = textOf({ D: 3, I: 2, S: 2, C: 1 })
  expect(text).toMatch(/[Ss]omeone who leads with D/)
  expect(text).not.toMatch(/(^|[.?!] )someone/)
  expect(text).not.toContain('{')
})

it('have no letter that one alone or no one leads with, and say of none that it is missing', () => {
  const scenes = letterScenes({ D: 3, I: 2, S: 1, C: 0 })
  expect(scenes.length).toBeGreaterThan(0)
  expect(scenes.flatMap(({ people }) => people).sort()).not.toContain('S')
  expect(scenes.flatMap(({ beats }) => beats.flatMap(({ empty }) => empty ?? []))).toEqual([])
})

it('need two letters', () => {
  expect(letterScenes({ D: 5, I: 1, S: 0, C: 0 })).toEqual([])
})
