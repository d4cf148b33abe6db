import { z } from 'zod'
import { letter } from '../assessment'

const count = z.int().min(0)

/** What the scorer has learned of the statements, and what it would if it learned now. */
export const calibrationState = z.strictObject({
  in_force: z.string().describe('The calibration of new results; none where there is none yet'),
  people: count.describe(
    'People with a verified email address whose first sitting could be learned from',
  ),
  is_due: z.boolean(),
  change: z
    .strictObject({
      people: count.describe('The newest of them'),
      other_letter: count.describe('Of those, who would get another first letter'),
      other_style: count,
      moves: z.array(z.strictObject({ from: letter, to: letter, people: count })),
    })
    .nullable()
    .describe('What a calibration would change; null while that is not worked out'),
})

export type CalibrationState = z.infer<typeof calibrationState>
