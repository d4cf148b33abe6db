import { expect, it } from 'vitest'
import type { z } from 'zod'
import { getQuestions } from '@/lib/api/assessment'
import type { AnswerOf } from '@/lib/api/endpoint'
import { FORM, FORMS, requireForm } from '@/lib/disc/form/items'
import { writeQuestions } from './questions'

const contract = getQuestions.response as z.ZodType<AnswerOf<typeof getQuestions>>
const read = (statement?: string) => contract.parse(JSON.parse(writeQuestions(statement)))

it('writes what the contract says, and nothing else', () => {
  const asked = read().map(({ group, options }) => ({
    group,
    options: options.toSorted((one, other) => one.id.localeCompare(other.id)),
  }))
  const form = FORM.map(({ question, items }) => ({
    group: question,
    options: items
      .map(({ id, text }) => ({ id, text }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  }))
  expect(asked).toEqual(form)
})

it('asks on in the form of what was begun, and in today’s where that is not known', () => {
  const idsOf = (questions: ReturnType<typeof read>) =>
    new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)))
  for (const { version } of FORMS) {
    const { tetrads } = requireForm(version)
    const form = new Set(tetrads.flatMap(({ items }) => items.map(({ id }) => id)))
    expect(idsOf(read(tetrads[27]?.items[3]?.id))).toEqual(form)
  }
  const today = new Set(FORM.flatMap(({ items }) => items.map(({ id }) => id)))
  expect(idsOf(read('unknown'))).toEqual(today)
})

it('draws every option to every place', () => {
  const places = new Map<string, Set<number>>()
  for (let call = 0; call < 200; call += 1) {
    for (const [place, { id }] of (read()[0]?.options ?? []).entries()) {
      places.set(id, (places.get(id) ?? new Set()).add(place))
    }
  }
  expect([...places.values()].map((seen) => seen.size)).toEqual([4, 4, 4, 4])
})
