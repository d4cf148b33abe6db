import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Draft,
  dropDraft,
  keepDraft,
  newDraft,
  parseDraft,
  type Question,
  readDraft,
  withFirstAnswers,
  withTime,
} from './draft'
import { DRAFT_KEY } from './draft-key'
import { newKey } from './new-key'

const questions: Question[] = [1, 2, 3].map((group) => ({
  group,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: `${name}${group}`, text: name })),
}))
const fresh = newDraft(questions)

describe('a stored draft', () => {
  const good: Draft = {
    ...fresh,
    answers: [{ most: 'a1', least: 'b1' }],
    choices: { most: 'c2', least: null },
    times: [1200],
    reached: 2,
    attempt: { key: newKey(), picks: '1,a1,b1' },
  }

  it('comes back as it was', () => {
    expect(parseDraft(JSON.stringify(good))).toEqual(good)
  })

  it('keeps its second look where an earlier release named it otherwise', () => {
    const secondLook: Draft['secondLook'] = {
      state: 'open',
      places: [{ at: 0, why: 'hurried' }],
      answers: [],
      choices: { most: 'd1', least: null },
      times: [],
    }
    expect(parseDraft(JSON.stringify({ ...good, redo: secondLook }))).toEqual({
      ...good,
      secondLook,
    })
  })

  const broken: Record<string, unknown> = {
    'of another version': { ...good, version: 2 },
    'without questions': { ...good, questions: [] },
    'with three options': {
      ...good,
      questions: [{ group: 1, options: questions[0]?.options.slice(1) }],
      answers: [],
    },
    'with a pick of another question': { ...good, answers: [{ most: 'a2', least: 'b1' }] },
    'with the same pick twice': { ...good, answers: [{ most: 'a1', least: 'a1' }] },
    'with a choice of another question': { ...good, choices: { most: 'c1', least: null } },
    'with no open question': {
      ...good,
      answers: questions.map(({ group }) => ({ most: `a${group}`, least: `b${group}` })),
    },
    'with time before zero': { ...good, times: [-1] },
    'with a guessable key': { ...good, attempt: { key: '1', picks: '' } },
    'that is a list': [good],
    'that is nothing': null,
  }
  for (const [name, value] of Object.entries(broken)) {
    it(`is not trusted ${name}`, () => {
      expect(parseDraft(JSON.stringify(value))).toBeNull()
    })
  }

  it('is not trusted when it is not JSON', () => {
    expect(parseDraft('{"version":1')).toBeNull()
    expect(parseDraft(null)).toBeNull()
  })
})

describe('keeping', () => {
  let stored: Map<string, string>

  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('makes every write newer than the one before, also over another tab’s', () => {
    const mine = keepDraft(fresh).draft
    const theirs = keepDraft(keepDraft(mine).draft).draft
    expect(theirs.revision).toBe(3)
    expect(keepDraft(mine).draft.revision).toBe(4)
    expect(readDraft()?.revision).toBe(4)
  })

  it('throws a corrupt draft away', () => {
    stored.set(DRAFT_KEY, '{')
    expect(readDraft()).toBeNull()
    expect(stored.has(DRAFT_KEY)).toBe(false)
  })

  it('forgets', () => {
    keepDraft(fresh)
    dropDraft()
    expect(readDraft()).toBeNull()
  })

  it('works for the visit where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(readDraft()).toBeNull()
    expect(keepDraft(fresh)).toMatchObject({ kept: false, draft: { revision: 1 } })
    expect(dropDraft).not.toThrow()
  })
})

describe('a key', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is one that the server takes, also without randomUUID', () => {
    expect(newKey()).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})

it('adds time to a question that was not timed before', () => {
  expect(withTime([5], 2, 7.6)).toEqual([5, 0, 8])
  expect(withTime([5], 0, Number.NaN)).toEqual([5])
  expect(withTime([5], 0, -9)).toEqual([5])
})

describe('the answers of the landing page', () => {
  const reversed = ({ group, options }: Question) => ({ group, options: [...options].reverse() })
  const first = {
    questions: questions.slice(0, 2).map(reversed),
    answers: [
      { most: 'a1', least: 'b1' },
      { most: 'd2', least: 'c2' },
    ],
    times: [5200.4, 7100],
  }

  it('open the assessment at question 3, with picks, times and the order shown', () => {
    const draft = withFirstAnswers(fresh, first)
    expect(draft.answers).toEqual(first.answers)
    expect(draft.times).toEqual([5200, 7100])
    expect(draft.questions).toEqual([...first.questions, questions[2]])
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it('open it at question 2, where one was answered', () => {
    const one = { ...first, answers: first.answers.slice(0, 1), times: [5200] }
    expect(withFirstAnswers(fresh, one)).toMatchObject({ answers: one.answers, times: [5200] })
  })

  it('replace nothing that was answered since', () => {
    const begun = { ...fresh, choices: { most: 'a1', least: null } }
    expect(withFirstAnswers(begun, first)).toBe(begun)
  })

  it('count as far as the questions are the same', () => {
    const [one, , three] = questions as [Question, Question, Question]
    const changed = {
      group: 2,
      options: one.options.map(({ text }) => ({ id: `new${text}`, text })),
    }
    const draft = withFirstAnswers({ ...fresh, questions: [one, changed, three] }, first)
    expect(draft.answers).toEqual(first.answers.slice(0, 1))
    expect(draft.questions[1]).toEqual(changed)
  })
})
