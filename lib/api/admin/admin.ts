import { z } from 'zod'
import { SENTENCE_PARTS } from '@/lib/disc/result/sentence-feedback'
import { letter } from '../assessment'
import { endpoint } from '../endpoint'
import * as entries from '../entries/admin/admin'
import { csvSeparator } from '../fields'
import { calibrationState } from './calibration'
import { pageOf, pageQuery, params, personName, searchQuery, time } from './fields'

const count = z.int().min(0)

const adminGroup = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  leader: personName,
  further_leaders: count,
  member_count: count,
  joined_by_link: count.describe('Members who joined with a join link that is kept'),
  created_at: time,
  archived_at: time.nullable(),
})

export type AdminGroup = z.infer<typeof adminGroup>

export const listAdminGroups = endpoint(entries.listAdminGroups, {
  summary: 'Groups, newest first; `q` finds a name or a leader',
  query: searchQuery,
  response: pageOf(adminGroup),
  status: 200,
})

export const ADMIN_ACTS = [
  'make_admin',
  'unmake_admin',
  'disable_user',
  'enable_user',
  'resend_verification',
  'delete_user',
  'create_coupon',
  'change_coupon',
  'export_launch_list',
  'mail_launch_list',
  'export_research',
] as const

export type AdminActName = (typeof ADMIN_ACTS)[number]

const adminAct = z.strictObject({
  id: z.uuid(),
  at: time,
  act: z.enum(ADMIN_ACTS),
  via: z
    .enum(['api', 'environment', 'command', 'first_proof'])
    .describe(
      'If not a person: ADMIN_EMAIL, npm run admin:grant, or the owner of an email address who took over its account',
    ),
  actor: z
    .strictObject({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe('Null unless a person did it; has no name once the account is deleted'),
  target: z
    .strictObject({
      kind: z.enum(['user', 'coupon', 'launch_list', 'answers']),
      id: z.string().nullable(),
      name: z.string().nullable().describe('An email address or a code, while it exists'),
    })
    .describe('What it was done to'),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  client: z.string().nullable().describe('The network address it came from'),
})

export type AdminAct = z.infer<typeof adminAct>

export const actQuery = pageQuery.extend({
  act: z.enum(ADMIN_ACTS).optional(),
  user: params.shape.id.optional().describe('Only what this person did, or what was done to them'),
})

export type ActQuery = z.output<typeof actQuery>

export const listAdminActs = endpoint(entries.listAdminActs, {
  summary: 'What admins did, newest first',
  query: actQuery,
  response: pageOf(adminAct),
  status: 200,
})

const item = z.strictObject({
  id: z.string(),
  question: z.int(),
  text: z.string(),
  letter,
  is_reversed: z.boolean(),
  answers: count.describe('Scored answers to its question'),
  most: count,
  least: count,
  correlation: z
    .number()
    .min(-1)
    .max(1)
    .nullable()
    .describe(
      'Of the item with the rest of its letter, in the keyed direction; null when undefined',
    ),
  fit: z
    .number()
    .min(0)
    .nullable()
    .describe(
      'Squared surprise of its picks over what the model expects (infit): about 1 as expected, above it noisier; null without results of the present scorer',
    ),
})

export type ItemStats = z.infer<typeof item>

export const listAdminItems = endpoint(entries.listAdminItems, {
  summary: 'How each statement of the current form is doing, in its newest assessments',
  response: z.strictObject({
    form_version: z.string(),
    assessments: count.describe('How many of the newest were looked at'),
    items: z.array(item).describe('By question, in the order of the form'),
    calibration: calibrationState,
  }),
  status: 200,
})

const sentence = z.strictObject({
  id: z.string(),
  code: z.string().describe('Of the style'),
  part: z.enum(SENTENCE_PARTS),
  title: z.string(),
  text: z.string(),
  people: count.describe('Who marked it, in complete months'),
  agreed: count.describe('Of those, the ones it fits'),
})

export type SentenceStats = z.infer<typeof sentence>

export const listAdminSentences = endpoint(entries.listAdminSentences, {
  summary:
    'How many readers of the report find themselves in its sentences: finished months alone, and no sentence with fewer than fifty people',
  response: z.strictObject({
    all: count.describe('Sentences that can be marked'),
    sentences: z
      .array(sentence)
      .describe('Those that enough people marked, the least agreed with first'),
  }),
  status: 200,
})

export const getResearchCsv = endpoint(entries.getResearchCsv, {
  summary:
    'The answers from all finished months, for research: one row per question, without identity, with only the month and times in bands. Numbers and order are random in each file. No group has fewer than fifty people',
  query: z.strictObject({ separator: csvSeparator }),
  response: 'text/csv',
  status: 200,
  errors: ['conflict'],
})
