import { z } from 'zod'
import { DOUBT_KINDS } from '@/lib/disc/result/doubt'

/** The letters of a style; null where fewer than 20 answers of one's own give no name. */
export const styleCode = z
  .string()
  .nullable()
  .describe('Null where fewer than 20 answers of one’s own give no name')

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
