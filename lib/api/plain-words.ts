/** What is wrong with a value that a call sent, where its schema has no sentence of its own for it. */
import type { z } from 'zod'
import { WORDS } from './field-rules'

const TYPES: Readonly<Record<string, string>> = {
  string: 'This should be text.',
  number: 'This should be a number.',
  int: 'This should be a whole number.',
  boolean: 'This should be true or false.',
  array: 'This should be a list.',
  object: 'This should be an object with fields.',
  record: 'This should be an object with fields.',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: WORDS.email,
  uuid: 'This should be an id.',
  date: 'This should be a day, such as 2026-11-26.',
  datetime: 'This should be a time in UTC, such as 2026-11-26T09:30:00Z.',
}

const WRONG = 'This doesn’t have the right form.'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** In place of the validator's own words, which name types and patterns. A schema's own sentence goes before it. */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? WORDS.empty : (TYPES[issue.expected] ?? WRONG)
    case 'invalid_value':
      return issue.input === undefined ? WORDS.empty : `This should be ${oneOf(issue.values)}.`
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'This field is not known.'
    default:
      return issue.input === undefined ? WORDS.empty : WRONG
  }
}

function oneOf(values: readonly unknown[]): string {
  const all = values.map(String)
  const last = all.pop() ?? ''
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return WORDS.tooLong(most)
  if (origin === 'array') return `This should be a list of at most ${most}.`
  return `This should be at most ${most}.`
}

function tooSmall(origin: string, fewest: number): string {
  if (origin === 'string')
    return fewest === 1 ? WORDS.empty : `Please use at least ${fewest} characters.`
  if (origin === 'array') return `This should be a list of at least ${fewest}.`
  return `This should be at least ${fewest}.`
}
