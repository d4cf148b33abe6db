import 'server-only'
import { randomFillSync } from 'node:crypto'
import { FORM, questionsFor } from '@/lib/disc/form/items'
import { shuffle } from '@/lib/disc/form/shuffle'

/** Every question with its options as JSON, written once: a call brings nothing but a new order. */
const WRITTEN = questionsFor(() => 0).map(({ group, options }) => ({
  group,
  options: options.map((option) => JSON.stringify(option)),
}))

/** As many draws as a shuffle of each question takes. */
const DRAWS = FORM.reduce((sum, { items }) => sum + items.length - 1, 0)

/** The questions as the contract has them (lib/api/assessment.ts), in JSON, each in an order drawn for this call. */
export function writeQuestions(): string {
  const draws = randomFillSync(new Uint32Array(DRAWS))
  let drawn = 0
  const random = () => (draws[drawn++] ?? 0) / 2 ** 32
  const questions = WRITTEN.map(
    ({ group, options }) => `{"group":${group},"options":[${shuffle(options, random).join()}]}`,
  )
  return `[${questions.join()}]`
}
