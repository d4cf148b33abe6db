import { z } from 'zod'
import { optionId, picked, responseItem, resultId, timeKept } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/drafts'
import { assessmentResult } from './results'

const LONGEST_FORM = 100
const suggested = z
  .boolean()
  .describe('True while neither pick of the suggested pair has been confirmed or changed')

/** An unfinished assessment, as far as another device needs it to go on at the same place. */
export const draftState = z.strictObject({
  questions: z
    .array(
      z.strictObject({ group: z.int().min(1).max(1000), options: z.array(optionId).length(4) }),
    )
    .min(1)
    .max(LONGEST_FORM)
    .describe('Every question with its option IDs in the order shown'),
  answers: z
    .array(z.strictObject({ most: optionId, least: optionId, suggested, ms: timeKept }))
    .max(LONGEST_FORM)
    .describe('One per finished question, in order; the open question is the next one'),
  choices: z
    .strictObject({
      most: optionId.nullable(),
      least: optionId.nullable(),
      suggested,
      ms: timeKept,
    })
    .describe('The picks on the open question'),
})

export type DraftState = z.infer<typeof draftState>

const version = z.int().min(0).max(2_000_000_000)

const draft = z.strictObject({
  assessment_id: resultId,
  version: version.describe('Counts the saves'),
  state: draftState.nullable().describe('Null until the first save, and if it is outdated'),
  outdated: z
    .boolean()
    .describe('True if the questions have changed since: the answers no longer fit'),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

/** An unfinished assessment in the account. */
export type AccountDraft = z.infer<typeof draft>

const params = z.strictObject({ id: resultId })

export const startAssessment = endpoint(entries.startAssessment, {
  summary: 'Starts an assessment in the account',
  response: z.strictObject({ assessment_id: resultId }),
  status: 201,
  limits: ['start'],
})

export const getDraft = endpoint(entries.getDraft, {
  summary: 'The unfinished assessment that the person worked on last',
  response: z.strictObject({ draft: draft.nullable() }),
  status: 200,
})

export const saveDraft = endpoint(entries.saveDraft, {
  summary: 'Saves an unfinished assessment. Refused if another device has saved since',
  params,
  body: z.strictObject({
    version: version.describe('The version that this state was made from'),
    state: draftState,
  }),
  response: z.strictObject({ version: version.describe('The version to save from next time') }),
  status: 200,
  errors: ['not_found', 'conflict'],
})

export const deleteDraft = endpoint(entries.deleteDraft, {
  summary: 'Discards an unfinished assessment',
  params,
  response: 'none',
  status: 204,
  errors: ['not_found'],
})

export const setSuggestions = endpoint(entries.setSuggestions, {
  summary: 'Whether questions open with two picks drawn at random; kept with the account',
  body: z.strictObject({ on: z.boolean() }),
  response: z.strictObject({ on: z.boolean() }),
  status: 200,
})

/** A result that was just stored. */
const finished = assessmentResult.extend({ picked })

export type Finished = z.infer<typeof finished>

export const submitAssessment = endpoint(entries.submitAssessment, {
  summary: 'Finishes a started assessment. Sending the same answers again gives the same result',
  body: z.strictObject({
    assessment_id: resultId,
    responses: z.array(responseItem).max(LONGEST_FORM),
  }),
  response: finished,
  status: 200,
  errors: ['not_found', 'conflict'],
  limits: ['submit'],
})
