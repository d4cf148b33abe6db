import { z } from 'zod'
import { isTimeZone } from '../when'
import { PAPERS } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/assessment'
import { namedDay } from './fields'
import { nameFields, styleCode } from './result-name'

// What a browser says of itself is optional: a missing or an unknown value is accepted.
/** The size of a PDF's pages. */
export const paper = z.enum(PAPERS).default('a4').catch('a4')
/** The reader's day, printed on a file. */
export const timeZone = z.string().max(64).refine(isTimeZone).default('UTC').catch('UTC')

/** What a PDF is drawn for, and what an endpoint of one declares. */
export const printed = z.strictObject({ paper, time_zone: timeZone })
export const asPdf = {
  response: 'application/pdf',
  status: 200,
  limits: ['pdf', 'pdf_busy'],
} as const
/** One that is the same for everyone was drawn before, so it is not limited. */
export const asPublicPdf = {
  anonymous: true,
  response: 'application/pdf',
  status: 200,
  errors: ['busy'],
} as const

export const letter = z.enum(['D', 'I', 'S', 'C'])
export const perLetter = <T extends z.ZodType>(value: T) =>
  z.strictObject({ D: value, I: value, S: value, C: value })
/** A rough place on the circle. */
export const spot = z
  .strictObject({ x: z.number(), y: z.number() })
  .describe(
    'Roughly where they are on the circle: x from task to people, y from measured to fast, -1 to 1 each',
  )
export const optionId = z.string().min(1).max(40)
/** Milliseconds; a day at most. */
const timeSpent = z.int().min(0).max(86_400_000)
/** Time on a question, by a clock that may have jumped. */
export const timeTaken = timeSpent
  .optional()
  .catch(undefined)
  .describe('Time on the question in milliseconds')
/** The same where there is always a number. */
export const timeKept = timeSpent.catch(0)

/** Result ids are opaque; the public sample is `6`. */
export const resultId = z
  .string()
  .min(1)
  .max(36)
  .regex(/^[A-Za-z0-9-]+$/)

export const responseItem = z.strictObject({
  question_number: z.int().min(1).max(1000),
  most_like: optionId,
  least_like: optionId,
  suggested: z
    .boolean()
    .optional()
    .describe(
      'True if neither pick of a suggested pair was touched: such an answer does not count, and a submit needs twelve that do',
    ),
  ms: timeTaken,
  shown: z.array(optionId).length(4).optional().describe('Option ids in the order they were shown'),
})

/** A question as a person sees it. */
export const question = z.strictObject({
  group: z.int(),
  options: z.array(z.strictObject({ id: optionId, text: z.string() })).length(4),
})

export const getQuestions = endpoint(entries.getQuestions, {
  summary: 'The 28 questions, each with its four options in a random order, new for each call',
  anonymous: true,
  query: z.strictObject({
    statement: optionId
      .optional()
      .describe('To go on with what was begun: the id of any of its options. Else today’s form'),
  }),
  response: z.array(question),
  status: 200,
})

/** Without the order of single answers, which would tell the letter of each statement. */
export const picked = z
  .array(letter)
  .max(100)
  .describe(
    'For the picture that an assessment ends in: the quarter of each statement picked as most like oneself, in the order given by sevens, each seven in an order of its own. In the answer to a submit alone; empty below twenty answers',
  )

const bandRange = z.enum(['70-100', '40-69', '0-39'])

export const setAside = endpoint(entries.setAside, {
  summary:
    'Takes results out of this browser that are another person’s: they join no account here, and open by their emailed links alone',
  body: z.strictObject({ result_ids: z.array(resultId).min(1).max(100) }),
  response: 'none',
  status: 204,
})

export const getGuestLatest = endpoint(entries.getGuestLatest, {
  summary: 'The newest result of this browser’s guest, by name and day; null without one',
  response: z.strictObject({
    result: z
      .strictObject({
        result_id: resultId,
        headline: z.string().describe('The name used everywhere: "The Rallying Captain · DI"'),
        completed_at: z.iso.datetime(),
      })
      .nullable(),
  }),
  status: 200,
})

export const submitGuestAssessment = endpoint(entries.submitGuestAssessment, {
  summary: 'Submits a guest assessment, and sets a signed cookie for its new guest',
  body: z.strictObject({ responses: z.array(responseItem).max(100) }),
  response: z.strictObject({
    result_id: resultId,
    scores: perLetter(z.number()).describe('The middle of the band until the report is unlocked'),
    scores_exact: z.boolean(),
    score_ranges: perLetter(
      z.strictObject({
        range: bandRange,
        color: z.string(),
        description: z.string(),
      }),
    ),
    primary_type: letter,
    secondary_type: letter,
    personality_type_code: styleCode,
    personality_type_name: z.string().nullable(),
    ...nameFields,
    completed_at: z.iso.datetime(),
    picked,
  }),
  status: 201,
  errors: ['conflict'],
  limits: ['guest_submit'],
  idempotent: true,
})

const questionNumbers = z.array(z.int()).describe('Question numbers')

export const getSecondLook = endpoint(entries.getSecondLook, {
  summary: 'Tells which answers of a finished assessment are worth a second look. Stores nothing',
  body: z.strictObject({ responses: z.array(responseItem).max(100) }),
  response: z.strictObject({
    hurried: questionNumbers.describe('Answered in less than four seconds'),
    odd: questionNumbers.describe('Don’t match what the other answers say'),
    again: z
      .array(z.strictObject({ question_number: z.int(), why: z.enum(['hurried', 'odd']) }))
      .describe('Which to ask about: the hurried ones, most hurried first, then the odd ones'),
  }),
  status: 200,
  limits: ['review'],
})

const preview = z.strictObject({
  keywords: z.array(z.string()),
  core_traits: z.strictObject({ pace: z.string(), perspective: z.string(), focus: z.string() }),
  summary: z.string(),
})

const goal = z.strictObject({
  goal: z.string(),
  metric: z.string(),
  deadline: z.string(),
  first_step: z.string(),
})

export const getPersonalityContent = endpoint(entries.getPersonalityContent, {
  summary:
    'The texts of a style: the free preview, or all of it for people who have the complete report',
  params: z.strictObject({ code: z.string().max(20) }),
  query: z.strictObject({ type: z.enum(['preview', 'detailed']).default('preview') }),
  response: z.strictObject({
    code: z.string(),
    name: z.string(),
    nickname: z.string(),
    preview,
    detailed: z
      .strictObject({
        description: z.string(),
        core_values: z.array(z.string()),
        strengths: z.array(z.string()),
        limitations: z.array(z.string()),
        development_tips: z.array(z.string()),
        work_style: z.strictObject({
          leadership: z.string(),
          team_role: z.string(),
          communication: z.string(),
          environment: z.string(),
        }),
        career_matches: z.array(z.string()),
        action_plan: z.array(goal).length(3),
        communication: z.strictObject({ say: z.array(z.string()), avoid: z.array(z.string()) }),
      })
      .optional(),
  }),
  status: 200,
  errors: ['premium_required', 'not_found'],
})

export const downloadPdf = endpoint(entries.downloadPdf, {
  summary: 'The complete report as a PDF',
  params: z.strictObject({ id: resultId }),
  query: z.strictObject({
    user_name: z.string().max(200).default(''),
    user_email: z.string().max(254).default('').describe('Accepted from older clients; not used'),
    ...printed.shape,
  }),
  ...asPdf,
  errors: ['premium_required', 'not_found', 'busy'],
})

export const downloadSample = endpoint(entries.downloadSample, {
  summary:
    'The public sample report as a PDF: scores, reasons, strengths, plan and phrases of a made-up person',
  query: printed.extend({
    time_zone: timeZone.describe('Accepted from older clients; not used'),
  }),
  ...asPublicPdf,
})

export const markGoal = endpoint(entries.markGoal, {
  summary: 'Ticks or unticks a goal of the action plan, or sets its own date',
  params: z.strictObject({ id: resultId, goal: z.enum(['1', '2', '3']) }),
  body: z.strictObject({
    done: z.boolean().optional(),
    due_on: namedDay.nullable().optional(),
  }),
  response: z.strictObject({ goal: z.int(), done: z.boolean(), due_on: z.iso.date().nullable() }),
  status: 200,
  errors: ['premium_required', 'not_found'],
})
