import { z } from 'zod'
import { FIELDS } from '@/lib/disc/content/field-names'
import { resultId } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/report'

export const giveSentenceFeedback = endpoint(entries.giveSentenceFeedback, {
  summary: 'Says whether a strength or a limit of the report fits its reader; null takes it back',
  params: z.strictObject({ id: resultId, point: z.string().regex(/^[0-9a-z]{14}$/) }),
  body: z.strictObject({ fits: z.boolean().nullable() }),
  response: z.strictObject({ point: z.string(), fits: z.boolean().nullable() }),
  status: 200,
  errors: ['premium_required', 'not_found'],
})

export const nameField = endpoint(entries.nameField, {
  summary: 'Names the field of work for the examples in the report; null forgets it',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ field: z.enum(FIELDS).nullable() }),
  response: z.strictObject({ field: z.enum(FIELDS).nullable() }),
  status: 200,
  errors: ['premium_required', 'not_found'],
})
