import { z } from 'zod'
import { DOUBT_KINDS } from '@/lib/disc/result/doubt'

/** What a result is called, and how sure that is, without a number: for readers of its style. */
export const nameFields = {
  headline: z.string().describe('The name used everywhere: "The Rallying Captain · DI"'),
  doubt: z
    .enum(DOUBT_KINDS)
    .describe('How sure the letters are; unknown for results of an earlier scorer'),
  sureness: z.string().describe('The same as a sentence'),
}

const name = z.strictObject(nameFields)

export type WireName = z.infer<typeof name>
