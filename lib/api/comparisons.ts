/** How the members of a group compare: as a page, a table, a PDF and the card of a meeting. */
import { z } from 'zod'
import { asPdf, letter, perLetter, printed, timeZone } from './assessment'
import { MEETING_NAME_MAX, MEETING_PEOPLE_MAX } from './bounds'
import { interval, intervals, ranges } from './certainty'
import { endpoint } from './endpoint'
import * as entries from './entries/comparisons'
import { csvSeparator, optionalLine, groupSpellings as spellings } from './fields'
import { namesApart, params } from './group-fields'
import { styleCode } from './result-name'

const score = z.number().min(0).max(100)

const memberScores = z.strictObject({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  ...namesApart,
  d_score: score,
  i_score: score,
  s_score: score,
  c_score: score,
  primary_type: letter,
  secondary_type: letter,
  personality_type_code: styleCode,
  headline: z.string().describe('The style, by the name used everywhere'),
  doubt: z.string().describe('How sure those letters are, in words'),
  ranges,
  intervals,
})

export type MemberScores = z.infer<typeof memberScores>

const comparison = z.strictObject({
  group: z.strictObject({ id: z.uuid(), name: z.string() }),
  member_count: z.int().describe('All members, including those without a result'),
  type_distribution: perLetter(z.int()).describe('Members by primary letter'),
  averages: perLetter(z.number()).describe('0 to 100; all 0 while no member has a result'),
  average_ranges: ranges.describe(
    'Per letter, what the average is probably between; null unless every member’s result has ranges',
  ),
  average_intervals: perLetter(interval)
    .nullable()
    .describe(
      'Per letter, the range that 95 out of 100 teams with these answers are in; null unless every member’s result has intervals',
    ),
  members: z.array(memberScores).describe('Members with a result, by name'),
  group_dynamics: z
    .strictObject({
      strengths: z.array(z.string()),
      challenges: z.array(z.string()),
      recommendations: z.array(z.string()),
    })
    .describe(
      'Made-up situations of this team, three at most: what it is good at, where it rubs or what it lacks, and one thing to do about each; only where it has a chance of 0.8 or more that people sit where these need them',
    ),
})

export type Comparison = z.infer<typeof comparison>

export const getComparison = endpoint(entries.getComparison, {
  summary: 'How the members compare',
  params,
  response: comparison,
  status: 200,
})

export const getSharedComparison = endpoint(entries.getSharedComparison, {
  summary: 'How the caller and the members who share their scores compare; for every member',
  params,
  response: comparison,
  status: 200,
})

export const getComparisonCsv = endpoint(entries.getComparisonCsv, {
  summary:
    'The members and their scores for a spreadsheet; at the end the range of each score (D_low, D_high and so on), empty for results of an earlier scorer',
  params,
  query: z.strictObject({ time_zone: timeZone, separator: csvSeparator }),
  response: 'text/csv',
  status: 200,
})

export const getComparisonPdf = endpoint(entries.getComparisonPdf, {
  summary: 'The team page as a PDF',
  params,
  query: printed.extend({ spellings }),
  ...asPdf,
  errors: ['busy', 'conflict'],
})

/** Who comes to a meeting, and what it is called, as the address of its card says. */
export const meetingQuery = z.object({
  who: z
    .string()
    .max(40 * MEETING_PEOPLE_MAX)
    .transform((ids) => ids.split(','))
    .optional()
    .describe(
      `User ids with commas between them, ${MEETING_PEOPLE_MAX} at most; without it, everyone who shows a style, where there are no more`,
    ),
  title: optionalLine(MEETING_NAME_MAX).default('').describe('What the meeting is called'),
})

export const getMeetingPdf = endpoint(entries.getMeetingPdf, {
  summary:
    'The card of a meeting as a PDF: who needs it in writing, who decides fast, and a line to open with, of what members show each other',
  params,
  query: printed.extend({ ...meetingQuery.shape, spellings }),
  ...asPdf,
  errors: ['busy', 'conflict'],
})
