import { FIELDS } from '@/lib/disc/content/field-names'
import { resultId } from './assessment'
import { endpoint } from './endpoint'
import { z } from './zod'

export const markPoint = endpoint({
  method: 'PUT',
  path: '/api/results/:id/points/:point',
  summary: 'Says whether a strength or a limit of the report fits its reader; null takes it back',
  access: 'premium',
  params: z.strictObject({ id: resultId, point: z.string().regex(/^[0-9a-z]{14}$/) }),
  body: z.strictObject({ fits: z.boolean().nullable() }),
  response: z.strictObject({ point: z.string(), fits: z.boolean().nullable() }),
  status: 200,
  errors: ['premium_required', 'not_found'],
})

export const nameField = endpoint({
  method: 'PUT',
  path: '/api/results/:id/field',
  summary: 'Names the field of work that words the examples of the report; null forgets it',
  access: 'premium',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ field: z.enum(FIELDS).nullable() }),
  response: z.strictObject({ field: z.enum(FIELDS).nullable() }),
  status: 200,
  errors: ['premium_required', 'not_found'],
})
