import { expect, it } from 'vitest'
import { scoreTogether } from '../model/together'
import { answersBetween, answersOf } from './sample-answers'
import { togetherOf } from './together'

const joined = scoreTogether([answersBetween('D', 'I'), answersBetween('D', 'I')])
const nameOf = (...newestFirst: string[]) => togetherOf(joined, newestFirst).named

it('keeps the order of the first sitting with the same letters while the lead is open', () => {
  expect(joined.style.code).toBe('DI')
  expect(nameOf('DI', 'DI').code).toBe('DI')
  expect(nameOf('DI', 'ID').code).toBe('ID')
  expect(nameOf('ID', 'DI').code).toBe('DI')
  expect(nameOf('ID', 'DI', 'S').code).toBe('DI')
  expect(nameOf('DI', 'D').code).toBe('DI')
})

it('says the letters in the order of the name', () => {
  expect(nameOf('DI', 'ID').doubt).toMatchObject({ first: 'I', second: 'D', text: 'I or D leads' })
})

it('follows the answers where the lead is clear', () => {
  const sure = scoreTogether([answersOf('DI'), answersOf('DI')])
  expect(sure.primaryProbability).toBeGreaterThan(0.8)
  expect(togetherOf(sure, ['DI', 'ID']).named.code).toBe('DI')
})
