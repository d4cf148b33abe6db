/** Two people who compare one result each by a link, without a group. */
import { z } from 'zod'
import { asPdf, letter, printed, resultId, spot } from './assessment'
import { AGREEMENT_MAX, PAIR_NAME_MAX } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/pairs'
import { WORDS } from './field-rules'
import { spellingsOf, typedLine } from './fields'
import { styleCode } from './result-name'

/** The comparison in the path. An id of another shape is one that never was. */
const params = z.strictObject({ id: z.string().max(64) })

const called = typedLine(PAIR_NAME_MAX, WORDS.empty)
  .optional()
  .describe(
    'How a guest wants to be called; not used for a result in an account, whose first name is shown',
  )

const ownPair = z.strictObject({
  id: z.uuid(),
  result_id: resultId.describe('The caller’s own result in it'),
  with: z.string().nullable().describe('The other person’s name; null until they agree'),
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('When the link ends, if it is not used'),
  agreed_at: z.iso.datetime().nullable().describe('Null while the link waits for an answer'),
})

export type OwnPair = z.infer<typeof ownPair>

const pairPerson = z.strictObject({
  name: z.string(),
  is_you: z.boolean(),
  primary_type: letter,
  secondary_type: letter,
  personality_type_code: styleCode,
  headline: z.string().describe('The style, by the name used everywhere'),
  spot,
})

export type PairPerson = z.infer<typeof pairPerson>

const direction = z.strictObject({
  reader: z.string().describe('The name of the person who reads it'),
  other: z.string().describe('The name of the person it is about'),
  know: z.string(),
  try: z.string(),
  say: z.string(),
  avoid: z.string(),
})

const pairAgreement = z.strictObject({
  text: z.string(),
  is_mine: z.boolean().describe('The caller offered it'),
  agreed_from: z.iso.datetime().nullable().describe('Null while it is offered'),
  mails: z
    .boolean()
    .nullable()
    .describe(
      'Whether the caller wants to be asked by email after the two weeks; null where no one is: it is offered or over, or the result is in no account',
    ),
})

export type PairAgreement = z.infer<typeof pairAgreement>

/** What both see: styles and rough places. No score goes into it, and nothing of how sure a result is. */
const pair = z.strictObject({
  id: z.uuid(),
  agreed_at: z.iso.datetime(),
  people: z.tuple([pairPerson, pairPerson]).describe('The caller first'),
  facts: z
    .array(z.strictObject({ title: z.string(), text: z.string() }))
    .describe('Pace and focus; only what has a chance of 0.8 or more of being true'),
  directions: z
    .tuple([direction, direction])
    .describe('What each should know about the other: the caller reads the first'),
  agreement: pairAgreement
    .nullable()
    .describe('What one of the two offers to do for two weeks, or both agreed to do'),
})

export type Pair = z.infer<typeof pair>

export const makePairLink = endpoint(entries.makePairLink, {
  summary:
    'A link by which one other person can compare one of their results with this one. It works once, for 30 days; its secret is in this answer alone',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ called }),
  response: z.strictObject({ id: z.uuid(), link: z.url(), expires_at: z.iso.datetime() }),
  status: 201,
  errors: ['not_found'],
  limits: ['pair'],
})

export const listPairs = endpoint(entries.listPairs, {
  summary:
    'The caller’s comparisons, and their links that wait for an answer, newest first; for an account, or for the browser that took a result',
  response: z.array(ownPair),
  status: 200,
})

export const getPair = endpoint(entries.getPair, {
  summary: 'How two people who both agreed work together. For these two only',
  params,
  response: pair,
  status: 200,
  errors: ['not_found'],
})

export const getPairPdf = endpoint(entries.getPairPdf, {
  summary: 'The same as a PDF',
  params,
  query: printed.extend({ spellings: spellingsOf(z.enum(['me', 'other'])) }),
  ...asPdf,
  errors: ['not_found', 'busy'],
})

export const endPair = endpoint(entries.endPair, {
  summary:
    'Ends a comparison for both, or withdraws a link that waits; for either of the two, at any time',
  params,
  response: 'none',
  status: 204,
  errors: ['not_found'],
})

export const offerAgreement = endpoint(entries.offerAgreement, {
  summary:
    'Offers the other person one agreement for two weeks, in place of the one before; with the words that the other has offered, agrees to them',
  params,
  body: z.strictObject({ text: typedLine(AGREEMENT_MAX, WORDS.empty) }),
  response: 'none',
  status: 204,
  errors: ['not_found'],
  limits: ['agreement', 'agreement_client'],
})

export const setPairMail = endpoint(entries.setPairMail, {
  summary:
    'Asks for one email when the two weeks of an agreement are over, or takes that back. It needs a proven email address',
  params,
  body: z.strictObject({ mails: z.boolean() }),
  response: 'none',
  status: 204,
  errors: ['not_found', 'conflict'],
})

export const dropPairAgreement = endpoint(entries.dropPairAgreement, {
  summary:
    'Takes the offered agreement back, declines it, or ends it; for either of the two, at any time',
  params,
  response: 'none',
  status: 204,
  errors: ['not_found'],
})

export const agreeToPair = endpoint(entries.agreeToPair, {
  summary:
    'Agrees to compare a result of the caller with the one behind the link, which uses it up',
  params: z.strictObject({ token: z.string().max(64) }),
  body: z.strictObject({ result_id: resultId, called }),
  response: z.strictObject({ id: z.uuid() }),
  status: 200,
  errors: ['not_found', 'link_invalid', 'conflict'],
  limits: ['pair_link'],
})

export const compareByShare = endpoint(entries.compareByShare, {
  summary:
    'Compares a result of the caller with the one behind a link to a style, where its owner allowed that when they shared it',
  params: z.strictObject({ token: z.string().max(64) }),
  body: z.strictObject({ result_id: resultId, called }),
  response: z.strictObject({ id: z.uuid().describe('Of the comparison') }),
  status: 200,
  errors: ['not_found', 'link_invalid', 'conflict'],
  limits: ['share_link', 'pair'],
})
