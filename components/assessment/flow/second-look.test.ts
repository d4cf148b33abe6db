import { describe, expect, it } from 'vitest'
import { type Draft, newDraft, parseDraft, type Question } from '@/lib/client/draft'
import {
  changeShown,
  isInSecondLook,
  isOffered,
  keepAnswers,
  leaveSecondLook,
  mayAsk,
  offerSecondLook,
  offerUntouched,
  placeIn,
  shownOf,
  startSecondLook,
  takeSecondLook,
} from './second-look'
import { positionOf, responsesOf, type Step, step } from './steps'

const TOTAL = 5
const questions: Question[] = Array.from({ length: TOTAL }, (_, index) => ({
  group: index + 1,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: `${name}${index + 1}`, text: name })),
}))
const pickOf = (question: number, most = 'a', least = 'b') => ({
  most: `${most}${question}`,
  least: `${least}${question}`,
})
/** Every question answered, in 900 ms each. */
const finished: Draft = {
  ...newDraft(questions),
  answers: [1, 2, 3, 4].map((question) => pickOf(question)),
  choices: pickOf(5),
  times: questions.map(() => 900),
  reached: TOTAL,
}
const again = (question_number: number) => ({ question_number, why: 'hurried' as const })
const offered = offerSecondLook(finished, [again(2), again(5)])
const open = startSecondLook(offered)

const shownSteps = (draft: Draft, ...steps: Step[]) =>
  changeShown(draft, (shown) => steps.reduce(step, shown))
const choose = (question: number): Step[] => [
  { do: 'choose', pick: 'most', option: `c${question}` },
  { do: 'choose', pick: 'least', option: `d${question}` },
]

describe('a second look', () => {
  it('is asked about once, and not where a submit was tried', () => {
    expect(mayAsk(finished)).toBe(true)
    const tried = { ...finished, attempt: { key: 'k'.repeat(22), picks: '' } }
    expect(mayAsk(tried)).toBe(false)
    expect(offerSecondLook(tried, [again(2)])).toBe(tried)
    for (const asked of [offered, keepAnswers(offered), offerSecondLook(finished, [])]) {
      expect(mayAsk(asked)).toBe(false)
    }
    expect(isOffered(offerSecondLook(finished, []))).toBe(false)
    expect(isOffered(offerSecondLook(finished, [again(99)]))).toBe(false)
  })

  it('shows only its questions, without the earlier picks', () => {
    expect(isOffered(offered)).toBe(true)
    expect(isInSecondLook(open)).toBe(true)
    const shown = shownOf(open)
    expect(shown.questions.map(({ group }) => group)).toEqual([2, 5])
    expect(shown.choices).toEqual({ most: null, least: null })
    expect(placeIn(open)).toEqual({ of: 'again', number: 1, total: 2 })
    expect(placeIn(finished)).toEqual({ of: 'question', number: 5, total: 5 })
  })

  it('leaves every answer as it was until it is through', () => {
    const half = shownSteps(open, ...choose(2), { do: 'next' })
    expect(positionOf(shownOf(half))).toBe(1)
    expect(responsesOf(half)).toEqual(responsesOf(finished))
    expect(responsesOf(keepAnswers(leaveSecondLook(half)))).toEqual(responsesOf(finished))
  })

  it('replaces picks and times, also of the question that was open', () => {
    const through = shownSteps(
      open,
      ...choose(2),
      { do: 'spend', ms: 5000 },
      { do: 'next' },
      ...choose(5),
      { do: 'spend', ms: 7000 },
    )
    const taken = takeSecondLook(through)
    expect(responsesOf(taken).map(({ most_like, ms }) => [most_like, ms])).toEqual([
      ['a1', 900],
      ['c2', 5000],
      ['a3', 900],
      ['a4', 900],
      ['c5', 7000],
    ])
    expect(taken.secondLook?.state).toBe('done')
    expect(takeSecondLook(taken)).toBe(taken)
  })

  it('goes back to the offer, and on from where it was', () => {
    const half = shownSteps(open, ...choose(2))
    const back = leaveSecondLook(half)
    expect(isOffered(back)).toBe(true)
    expect(shownOf(startSecondLook(back)).choices).toEqual(pickOf(2, 'c', 'd'))
  })

  it('counts no time while the person decides', () => {
    expect(shownSteps(offered, { do: 'spend', ms: 5000 })).toBe(offered)
  })

  it('survives a reload at every step', () => {
    const half = shownSteps(open, ...choose(2), { do: 'next' })
    for (const draft of [offered, open, half, takeSecondLook(half), keepAnswers(offered)]) {
      expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
    }
  })

  it('is not trusted where it does not fit the questions', () => {
    const secondLook = open.secondLook as NonNullable<Draft['secondLook']>
    const [place] = secondLook.places
    const broken = [
      { ...secondLook, places: [{ ...place, at: TOTAL }] },
      { ...secondLook, choices: pickOf(3) },
      { ...secondLook, answers: [pickOf(2), pickOf(5)] },
    ]
    for (const one of broken) {
      expect(parseDraft(JSON.stringify({ ...finished, secondLook: one }))).toBeNull()
    }
  })
})

describe('suggestions that were never touched', () => {
  const untouched = (question: number) => ({ ...pickOf(question), suggested: true as const })
  const few: Draft = {
    ...finished,
    answers: [pickOf(1), untouched(2), pickOf(3), untouched(4)],
    choices: untouched(5),
  }

  it('come back where too few answers are the person’s own, and cannot be kept', () => {
    const asked = offerUntouched(few)
    expect(isOffered(asked)).toBe(true)
    expect(asked.secondLook?.places.map(({ at }) => at)).toEqual([1, 3, 4])
    expect(keepAnswers(asked)).toBe(asked)
    expect(offerUntouched(finished)).toBe(finished)
  })

  it('are enough from twelve of one’s own on', () => {
    const of = (own: number): Draft => {
      const many = Array.from({ length: 28 }, (_, at) => ({ group: at + 1, options: [] }))
      const answers = many.slice(1).map((_, at) => (at < own ? pickOf(at + 1) : untouched(at + 1)))
      return { ...finished, questions: many, answers, choices: untouched(28) }
    }
    expect(isOffered(offerUntouched(of(11)))).toBe(true)
    expect(isOffered(offerUntouched(of(12)))).toBe(false)
  })

  it('count one by one as they are answered, and a second look may follow', () => {
    let draft = startSecondLook(offerUntouched(few))
    expect(placeIn(draft)).toEqual({ of: 'question', number: 1, total: 3 })
    draft = shownSteps(draft, ...choose(2), { do: 'next' })
    expect(draft.answers[1]).toEqual({ most: 'c2', least: 'd2' })
    expect(draft.answers[3]?.suggested).toBe(true)
    draft = shownSteps(draft, ...choose(4), { do: 'next' }, ...choose(5))
    const whole = takeSecondLook(draft)
    expect(responsesOf(whole).filter(({ suggested }) => suggested)).toEqual([])
    expect(whole.choices).toEqual({ most: 'c5', least: 'd5' })
    expect(mayAsk(whole)).toBe(true)
    expect(parseDraft(JSON.stringify(draft))).not.toBeNull()
  })
})
