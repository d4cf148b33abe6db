import 'server-only'
import { randomFillSync } from 'node:crypto'
import { type FirstQuestion, pullOf } from '@/lib/disc/circle/first-moves'
import { FORM, FORMS, type Form, formOf, questionsFor } from '@/lib/disc/form/items'
import { shuffle } from '@/lib/disc/form/shuffle'

/** Every question with its options as JSON, written once: a call brings nothing but a new order. */
const WRITTEN = new Map(
  FORMS.map((form) => [
    form.version,
    questionsFor(() => 0, form).map(({ group, options }) => ({
      group,
      options: options.map((option) => JSON.stringify(option)),
    })),
  ]),
)

/** As many draws as a shuffle of each question takes. */
const drawsFor = ({ tetrads }: Form) =>
  tetrads.reduce((sum, { items }) => sum + items.length - 1, 0)

/**
 * The questions as the contract has them (lib/api/assessment.ts), in JSON, each in an order drawn for this call: those of
 * the form that this statement is of, else today's.
 */
export function writeQuestions(statement?: string): string {
  const form = formOf(statement)
  const draws = randomFillSync(new Uint32Array(drawsFor(form)))
  let drawn = 0
  const random = () => (draws[drawn++] ?? 0) / 2 ** 32
  const questions = (WRITTEN.get(form.version) ?? []).map(
    ({ group, options }) => `{"group":${group},"options":[${shuffle(options, random).join()}]}`,
  )
  return `[${questions.join()}]`
}

/**
 * Today's questions for a page that is the same for everyone: the browser draws the orders. Here options stand by their
 * ids, which are random, so that their places say nothing of their letters.
 */
export const PAGE_QUESTIONS = FORM.map(({ question, items }) => ({
  group: question,
  options: items
    .map(({ id, text }) => ({ id, text }))
    .sort((one, other) => (one.id < other.id ? -1 : 1)),
}))

/** How many questions the landing page asks. */
const FIRST = 2

/**
 * The first questions of the form, with the directions of their statements, which the dot shows anyway (decision 28).
 */
export function firstQuestions(): FirstQuestion[] {
  return FORM.slice(0, FIRST).map(({ question, items }) => ({
    group: question,
    options: items.map((item) => ({ id: item.id, text: item.text, pull: pullOf(item) })),
  }))
}
