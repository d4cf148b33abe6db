import { z } from 'zod'
import { letter, perLetter, resultId } from './assessment'
import { LABEL_MAX, SHARE_NAME_MAX } from './bounds'
import { certaintyFields, quality } from './certainty'
import { endpoint } from './endpoint'
import * as entries from './entries/results'
import { WORDS } from './field-rules'
import { email, optionalLine, typedLine } from './fields'
import { nameFields, styleCode } from './result-name'

const label = z.string().nullable().describe('What the person calls the sitting')

/** A result in the account, with its exact scores. */
export const assessmentResult = z.strictObject({
  assessment_id: resultId,
  completed_at: z.iso.datetime(),
  scores: perLetter(z.number()),
  primary_type: z.strictObject({ type: letter }),
  secondary_type: z.strictObject({ type: letter }).describe('The second-highest score'),
  personality_type_code: styleCode,
  personality_type_name: z.string().nullable(),
  ...nameFields,
  complete_report: z.boolean().describe('Whether the complete report may be read'),
  is_sample: z.boolean(),
  label,
  counted_questions: z.int().describe('Questions that entered the scores'),
  more_questions: z
    .int()
    .describe('Further questions answered to settle which letter leads; they count too'),
  total_questions: z.int(),
  ...certaintyFields,
  quality,
})

export type AssessmentResult = z.infer<typeof assessmentResult>

export const getLatestResult = endpoint(entries.getLatestResult, {
  summary: 'The newest result of the person, and what all their sittings say as one',
  response: assessmentResult.extend({
    standing: z
      .array(
        z.strictObject({
          primary_type: letter,
          personality_type_code: styleCode,
          personality_type_name: z.string().nullable(),
          sittings: z.int().describe('How many are read as one'),
        }),
      )
      .describe(
        'What the person is called everywhere: by all sittings, or by two labels that differ, the one used last first',
      ),
  }),
  status: 200,
  errors: ['not_found'],
})

export const getResult = endpoint(entries.getResult, {
  summary: 'One result of the person, or the public sample (id 6)',
  params: z.strictObject({ id: resultId }),
  response: assessmentResult,
  status: 200,
  errors: ['not_found'],
})

export const deleteResult = endpoint(entries.deleteResult, {
  summary:
    'Deletes a result and everything made from it. For its owner only: the account it is in, or the browser it was taken in',
  params: z.strictObject({ id: resultId }),
  response: 'none',
  status: 204,
  errors: ['not_found'],
})

export const labelResult = endpoint(entries.labelResult, {
  summary:
    'Labels a sitting of the person, finished or not, as in “At home”; null takes the label away. It is shown to no one else',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ label: typedLine(LABEL_MAX, WORDS.empty).nullable() }),
  response: 'none',
  status: 204,
  errors: ['not_found'],
})

export const getHistory = endpoint(entries.getHistory, {
  summary: 'All results of the person, newest first',
  response: z.array(
    z.strictObject({
      assessment_id: resultId,
      completed_at: z.iso.datetime(),
      primary_type: letter,
      secondary_type: letter,
      personality_type_code: styleCode,
      ...nameFields,
      d_score: z.number(),
      i_score: z.number(),
      s_score: z.number(),
      c_score: z.number(),
      label,
      ...certaintyFields,
      quality,
    }),
  ),
  status: 200,
})

export const shareResult = endpoint(entries.shareResult, {
  summary:
    'A link that shows anyone the style of a result and, where one is typed, a first name: nothing else of it. Calling it again answers with the same link and changes what its page says',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({
    called: optionalLine(SHARE_NAME_MAX).describe('The first name on the page; empty for none'),
    compares: z
      .boolean()
      .describe('Whoever opens the link may compare with the result. Needs a name'),
  }),
  response: z.strictObject({ link: z.url(), called: z.string(), compares: z.boolean() }),
  status: 200,
  errors: ['conflict'],
  limits: ['share'],
})

export const stopSharing = endpoint(entries.stopSharing, {
  summary: 'Ends the link to the style of a result. Comparisons that came of it stay',
  params: z.strictObject({ id: resultId }),
  response: 'none',
  status: 204,
})

export const mailResult = endpoint(entries.mailResult, {
  summary:
    'Emails the free result once, with a link that opens it on any device. For its owner only',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  errors: ['conflict'],
  limits: ['report_link', 'mail_address', 'result_mail'],
})
