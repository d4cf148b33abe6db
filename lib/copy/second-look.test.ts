import { describe, expect, it } from 'vitest'
import { HURRIED_MS } from '@/lib/disc/model/quality'
import { wordsOf } from '../words/catalogs'
import { sayIn } from '../words/say'
import * as secondLook from './second-look'

const words = wordsOf('en', 'assessment.secondLook')
const say = sayIn('en')
type Again = secondLook.OfferOf['again']
const titleOf = (again: Again, total: number) => secondLook.titleOf({ again, total }, words, say)
const reasonsFor = (again: Again, total: number) =>
  secondLook.reasonsFor({ again, total }, words, say)

const hurried = (...questions: number[]) =>
  questions.map((question) => ({ question, why: 'hurried' as const }))
const odd = (...questions: number[]) =>
  questions.map((question) => ({ question, why: 'odd' as const }))

const untouched = (from: number) =>
  Array.from({ length: 29 - from }, (_, at) => ({ question: at + from, why: 'untouched' as const }))

describe('the offer of the questions whose suggestion was not touched', () => {
  it('speaks of others only where some were answered', () => {
    expect(say(words.answerOthers, { count: 17 })).toBe(secondLook.answerOf(17))
    expect(say(words.answerOthers, { count: 1 })).toBe(secondLook.answerOf(1))
    expect(titleOf(untouched(1), 28)).toBe(secondLook.tooFewOf(0, 28))
    expect(reasonsFor(untouched(1), 28)).toMatch(/^All of them are suggestions/)
    expect(reasonsFor(untouched(4), 28)).toMatch(/^The rest are suggestions/)
  })
})

describe('the offer of a second look', () => {
  it.each([
    ['These 5 look hurried. Redo them?', hurried(1, 2, 3, 4, 5)],
    ['This one looks hurried. Redo it?', hurried(1)],
    ['One answer doesn’t match the rest. Redo it?', odd(1)],
    ['These 2 don’t match the rest. Redo them?', odd(1, 2)],
    ['These 3 deserve a second look. Redo them?', [...hurried(1, 2), ...odd(3)]],
    ['You confirmed 3 of 28. It takes twelve to make a result.', untouched(4)],
  ])('asks "%s"', (title, again) => {
    expect(titleOf(again, 28)).toBe(title)
  })

  it.each([
    [
      hurried(12, 3, 7),
      '3 of your 28 answers took under 4 seconds (questions 3, 7 and 12). We’ll start with the one you answered quickest.',
    ],
    [
      hurried(...Array.from({ length: 28 }, (_, at) => at + 1)),
      'All 28 of your answers took under 4 seconds. We’ll start with the one you answered quickest.',
    ],
    [
      odd(17),
      'Question 17 doesn’t match what the others say. That may be how you are, or it may be a slip.',
    ],
    [
      odd(4, 17),
      'Questions 4 and 17 don’t match what the others say. That may be how you are, or it may be a slip.',
    ],
    [
      [...hurried(9), ...odd(17)],
      '1 of your 28 answers took under 4 seconds (question 9). Question 17 doesn’t match what the others say. That may be how you are, or it may be a slip.',
    ],
  ])('says how many, which and why', (again, reasons) => {
    expect(reasonsFor(again, 28)).toBe(reasons)
  })

  it('names the limit that holds', () => {
    expect(reasonsFor(hurried(9), 28)).toContain(`under ${HURRIED_MS / 1000} seconds`)
  })
})
