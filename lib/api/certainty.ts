import { z } from 'zod'
import { RANGE_PERCENT } from '@/lib/disc/model/certainty'
import { QUALITY_FLAGS } from '@/lib/disc/model/quality-flags'
import { perLetter } from './assessment'

const probability = z.number().min(0).max(1)
const score = z.int().min(0).max(100)

/** The range that by the model 95 of 100 people with these answers are in. */
export const interval = z.strictObject({ low: score, high: score })

export const intervals = perLetter(interval)
  .nullable()
  .describe(
    'Per letter, the range that by the model 95 out of 100 people with these answers are in (how often it really holds: docs/study.md); null for results of an earlier scorer',
  )

/** What people read: screens, PDF and CSV say "probably between". */
export const ranges = perLetter(interval)
  .extend({ level: z.literal(RANGE_PERCENT) })
  .nullable()
  .describe(
    'Per letter, the range that by the model so many out of 100 people with these answers (`level`) are in: the one to show',
  )

/** How sure a result is, for readers of its exact scores. All null for results of an earlier scorer. */
export const certaintyFields = {
  ranges,
  intervals,
  primary_probability: probability
    .nullable()
    .describe('The chance that the primary letter is truly the highest'),
  style_probability: probability.nullable().describe('The chance that this is the style'),
  primary_chances: perLetter(probability)
    .nullable()
    .describe('For each letter, the chance that it is truly the highest'),
}

const questions = z.array(z.int()).describe('Question numbers')

const certainty = z.strictObject(certaintyFields)

export type WireCertainty = z.infer<typeof certainty>

/** With how much care the answers seem to have been given: for the person alone. */
export const quality = z
  .strictObject({
    fit: z
      .number()
      .nullable()
      .describe(
        'Person fit in standard deviations, to one decimal; null where fewer than half of the questions count',
      ),
    hurried: questions,
    odd: questions,
    longest_run: z
      .int()
      .min(0)
      .describe('The longest run of picks at the same place on the screen'),
    unconfirmed: z
      .int()
      .min(0)
      .describe('Suggestions that the person neither confirmed nor changed'),
    flags: z.array(z.enum(QUALITY_FLAGS)),
  })
  .nullable()
  .describe('Null for results of an earlier scorer')

export type WireQuality = z.infer<typeof quality>
