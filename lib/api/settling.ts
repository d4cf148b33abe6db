import { z } from 'zod'
import { QUESTION_COUNT } from '../disc/form/items'
import { DOUBT_KINDS } from '../disc/result/doubt'
import { LEAD_STEPS, OPENNESS_STEPS } from '../disc/result/lead-line'
import { SETTLING_STATES } from '../disc/result/settling'
import { STYLE_CODES } from '../disc/styles'
import { letter, optionId, question, resultId, timeTaken } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/settling'

const step = z
  .int()
  .min(0)
  .max(LEAD_STEPS - 1)

const lead = z
  .strictObject({
    code: z
      .enum(STYLE_CODES)
      .nullable()
      .describe('Null where fewer than 20 answers of one’s own give no name'),
    name: z.string(),
    nickname: z.string(),
    summary: z.string(),
    doubt: z.strictObject({
      kind: z.enum(DOUBT_KINDS),
      first: letter,
      second: letter,
      text: z.string(),
    }),
    line: z
      .strictObject({ low: step, middle: step, high: step })
      .nullable()
      .describe('Steps 0 to 2: the first letter leads; 3 to 5: either; 6 to 8: the second leads'),
  })
  .describe('What the result is called, and which letters lead it')

const settling = z.strictObject({
  state: z
    .enum(SETTLING_STATES)
    .describe(
      'clear: nothing is asked; open: more may be answered; settled: the lead is clear now; undecided: all was asked, and the lead is open still',
    ),
  openness: z
    .int()
    .min(0)
    .max(OPENNESS_STEPS)
    .describe('How open the lead is: from 0, settled, to 8, wide open'),
  missing: z
    .int()
    .describe(
      'So many of the form’s 28 are still asked, because too few were the person’s own for a name',
    ),
  at_most: z.int().describe('The most questions that can be asked'),
  answered: z
    .array(question.extend({ most_like: optionId, least_like: optionId }))
    .describe('Further questions answered so far, in order'),
  questions: z
    .array(question)
    .describe('The questions left, the most telling first; none once it is over'),
  before: lead.describe('The result from the 28 questions alone'),
  now: lead.describe('The result from all answers'),
})

const params = z.strictObject({ id: resultId })

export const getSettling = endpoint(entries.getSettling, {
  summary: 'Further questions that may settle which letter leads, and how things stand',
  params,
  response: settling,
  status: 200,
  errors: ['not_found', 'conflict'],
})

export const settleMore = endpoint(entries.settleMore, {
  summary:
    'Answers further questions, each in place of an earlier answer to the same. The result counts them at once; the same call again changes nothing',
  params,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          question_number: z.int().min(1).max(1000),
          most_like: optionId,
          least_like: optionId,
          ms: timeTaken,
          shown: z
            .array(optionId)
            .length(4)
            .optional()
            .describe('Option ids in the order they were shown'),
        }),
      )
      .max(QUESTION_COUNT),
  }),
  response: settling,
  status: 200,
  errors: ['not_found', 'conflict'],
  limits: ['settling'],
})
