import { describe, expect, it } from 'vitest'
import { HURRIED_MS } from '@/lib/disc/model/quality'
import { reasonsFor, titleOf } from './second-look'

const hurried = (...questions: number[]) =>
  questions.map((question) => ({ question, why: 'hurried' as const }))
const odd = (...questions: number[]) =>
  questions.map((question) => ({ question, why: 'odd' as const }))

describe('the offer of a second look', () => {
  it.each([
    ['These 5 look hurried. Redo them?', hurried(1, 2, 3, 4, 5)],
    ['This one looks hurried. Redo it?', hurried(1)],
    ['One answer goes against the rest. Redo it?', odd(1)],
    ['These 2 go against the rest. Redo them?', odd(1, 2)],
    ['These 3 deserve a second look. Redo them?', [...hurried(1, 2), ...odd(3)]],
  ])('asks "%s"', (title, looks) => {
    expect(titleOf(looks)).toBe(title)
  })

  it.each([
    [
      hurried(3, 7, 12),
      'Questions 3, 7 and 12 took less than four seconds each, which is little for four statements.',
    ],
    [odd(17), 'Question 17 does not fit what the others say. That may be you, or a slip.'],
    [odd(4, 17), 'Questions 4 and 17 do not fit what the others say. That may be you, or a slip.'],
    [
      [...hurried(9), ...odd(17)],
      'Question 9 took less than four seconds, which is little for four statements. Question 17 does not fit what the others say. That may be you, or a slip.',
    ],
  ])('says which and why', (looks, reasons) => {
    expect(reasonsFor(looks)).toBe(reasons)
  })

  it('names the limit that holds', () => {
    expect(HURRIED_MS).toBe(4000)
  })
})
