import { expect, it } from 'vitest'
import type { z } from 'zod'
import { getQuestions } from '@/lib/api/assessment'
import type { AnswerOf } from '@/lib/api/endpoint'
import { FORM } from '@/lib/disc/form/items'
import { writeQuestions } from './questions'

const contract = getQuestions.response as z.ZodType<AnswerOf<typeof getQuestions>>
const read = () => contract.parse(JSON.parse(writeQuestions()))

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

it('draws every option to every place', () => {
  const places = new Map<string, Set<number>>()
  for (let call = 0; call < 200; call += 1) {
    for (const [place, { id }] of (read()[0]?.options ?? []).entries()) {
      places.set(id, (places.get(id) ?? new Set()).add(place))
    }
  }
  expect([...places.values()].map((seen) => seen.size)).toEqual([4, 4, 4, 4])
})
