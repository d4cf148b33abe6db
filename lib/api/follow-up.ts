import { z } from 'zod'
import { WORKED } from '../follow-up'
import { TOKEN_PARAM } from '../routes'
import { resultId, timeZone } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/follow-up'
import { params } from './group-fields'
import { signedToken } from './link-token'

const worked = z.enum(WORKED)

const followUp = z.strictObject({
  agreement: z
    .strictObject({
      text: z.string(),
      mails: z.boolean().describe('Whether the caller wants emails about it'),
      worked: worked.nullable().describe('The caller’s answer to “Did it work?”'),
    })
    .nullable()
    .describe('What the caller agreed to do'),
  answers: z
    .strictObject({ yes: z.int(), partly: z.int(), no: z.int() })
    .nullable()
    .describe(
      'How many members answered what; null while fewer than five have, or all but one the same. They stay as they are until three have changed',
    ),
})

export type FollowUp = z.infer<typeof followUp>

export const getFollowUp = endpoint(entries.getFollowUp, {
  summary: 'What the caller agreed to do in the group, and whether it worked for its members',
  params,
  response: followUp,
  status: 200,
})

export const setFollowUp = endpoint(entries.setFollowUp, {
  summary:
    'Starts or stops the emails about what the caller agreed to do: one a week for four weeks, and one after 30 days. They need a proven email address',
  params,
  body: z.strictObject({ mails: z.boolean() }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

const calendarPart = z.enum(['weeks', 'question'])

export type CalendarPart = z.infer<typeof calendarPart>

export const getAgreementCalendar = endpoint(entries.getAgreementCalendar, {
  summary:
    'What the caller agreed to do as a calendar file (iCalendar) with one event: a day a week for four weeks, or the question after 30 days',
  params,
  query: z.strictObject({
    time_zone: timeZone,
    part: calendarPart.default('weeks'),
  }),
  response: 'text/calendar',
  status: 200,
})

export const getMondayCalendar = endpoint(entries.getMondayCalendar, {
  summary:
    'The one thing for Monday of this month as a calendar file (iCalendar) with one event, on the next Monday',
  params,
  query: z.strictObject({ time_zone: timeZone }),
  response: 'text/calendar',
  status: 200,
  errors: ['conflict'],
})

export const getGoalsCalendar = endpoint(entries.getGoalsCalendar, {
  summary:
    'A goal of the action plan that has a date and is not done, as a calendar file (iCalendar) with one event',
  params: z.strictObject({ id: resultId }),
  query: z.strictObject({
    goal: z.coerce
      .number()
      .int()
      .min(1)
      .max(3)
      .optional()
      .describe('Which one; without it, the one that is due first'),
  }),
  response: 'text/calendar',
  status: 200,
  errors: ['premium_required', 'not_found'],
})

const linked = z.strictObject({ [TOKEN_PARAM]: signedToken })

export const stopFollowUp = endpoint(entries.stopFollowUp, {
  summary:
    'Stops the emails about an agreement, of a group or of two people, or the weekly line, by the link in one of them and nothing else (RFC 8058: the body is not read). Calling it again is fine',
  query: linked,
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
})

export const showStoppingFollowUp = endpoint(entries.showStoppingFollowUp, {
  summary: 'For email programs that open the same link in a browser: leads to the page that asks',
  query: linked,
  response: 'none',
  status: 303,
})

export const answerFollowUp = endpoint(entries.answerFollowUp, {
  summary: 'Answers “Did it work?”, by the link in the email. A later answer replaces it',
  body: z.strictObject({ token: signedToken, worked }),
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
})
