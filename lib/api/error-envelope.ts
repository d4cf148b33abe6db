import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from './errors'

/** The one shape of every failure. */
export const errorEnvelope = z.strictObject({
  error: z.string().describe('A sentence for people'),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional().describe('One message for each wrong field'),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
