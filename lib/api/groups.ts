import { isVisible } from '../visible'
import { letter, paper, perLetter, timeZone } from './assessment'
import { interval, intervals } from './certainty'
import { endpoint } from './endpoint'
import { email, INVISIBLE, typedLine } from './fields'
import { memberId, membersSee, params } from './group-fields'
import { z } from './zod'

export const GROUP_NAME_MAX = 80
export const GROUP_DESCRIPTION_MAX = 500

const name = typedLine(GROUP_NAME_MAX, 'Group name is required')

/** Lines are kept; other control characters are not text. */
const description = z
  .string()
  .regex(/^(?:\P{Cc}|[\r\n\t])*$/u, 'Please leave out control characters.')
  .trim()
  .max(GROUP_DESCRIPTION_MAX, `Please use at most ${GROUP_DESCRIPTION_MAX} characters.`)
  .refine((text) => text === '' || isVisible(text), INVISIBLE)

/** A group as a row of the list. */
const group = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  member_count: z.int(),
  created_at: z.iso.datetime(),
  is_leader: z.boolean().describe('Whether the caller leads it'),
  members_see: membersSee.describe(
    'What members see of each other, where they have agreed to it: names alone, styles and places on the circle, or scores, too',
  ),
  agreed_to: membersSee.describe('What the caller lets the other members see'),
  asks: z
    .boolean()
    .describe(
      'Whether the setting is wider than that, and the caller has not said yes or no to it',
    ),
})

export type Group = z.infer<typeof group>

/** What the caller may not know of a member is null: addresses are for the leader, the rest as `shows` says. */
const member = z.strictObject({
  id: z.uuid().describe('The user id'),
  first_name: z.string(),
  last_name: z.string(),
  joined_at: z.iso.datetime(),
  is_leader: z.boolean(),
  email: z.string().nullable(),
  has_assessment: z.boolean().nullable(),
  shares_results: z
    .boolean()
    .nullable()
    .describe(
      'False for somebody whose account led the group before the owner of its address came, until they agree; what they have done is then null or empty for everybody',
    ),
  shows: membersSee.describe('What they let the other members see, at most what the setting lets'),
  primary_type: letter.nullable(),
  secondary_type: letter.nullable(),
  personality_type_code: z.string().nullable(),
  headline: z.string().nullable().describe('The style, as it is named everywhere'),
  doubt: z.string().nullable().describe('How sure those letters are, in words'),
  spot: z
    .strictObject({ x: z.number(), y: z.number() })
    .nullable()
    .describe(
      'Roughly where they stand on the circle: x from task to people, y from measured to fast, -1 to 1 each',
    ),
  scores: perLetter(z.number()).nullable(),
  intervals,
  reminded_at: z.iso.datetime().nullable().describe('When the leader last reminded them'),
})

export type Member = z.infer<typeof member>

const groupDetail = group.extend({
  members: z.array(member).describe('The leader first, then by name'),
})

export type GroupDetail = z.infer<typeof groupDetail>

const score = z.number().min(0).max(100)

const memberScores = z.strictObject({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  d_score: score,
  i_score: score,
  s_score: score,
  c_score: score,
  primary_type: letter,
  secondary_type: letter,
  personality_type_code: z.string(),
  headline: z.string().describe('The style, as it is named everywhere'),
  doubt: z.string().describe('How sure those letters are, in words'),
  intervals,
})

export type MemberScores = z.infer<typeof memberScores>

const comparison = z.strictObject({
  group: z.strictObject({ id: z.uuid(), name: z.string() }),
  member_count: z.int().describe('All members, also those without a result'),
  type_distribution: perLetter(z.int()).describe('Members by primary letter'),
  averages: perLetter(z.number()).describe('0 to 100; all 0 while nobody has a result'),
  average_intervals: perLetter(interval)
    .nullable()
    .describe(
      'Per letter, what 95 of 100 teams answering alike lie between; null unless the result of every member has intervals',
    ),
  members: z.array(memberScores).describe('Members with a result, by name'),
  group_dynamics: z.strictObject({
    strengths: z.array(z.string()),
    challenges: z.array(z.string()),
    recommendations: z.array(z.string()),
  }),
})

export type Comparison = z.infer<typeof comparison>

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  summary: 'The groups of the person, by name',
  access: 'user',
  response: z.array(group),
  status: 200,
})

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  summary: 'Makes a group and leads it',
  access: 'user',
  body: z.strictObject({ name, description: description.optional() }),
  response: group,
  status: 201,
  limits: ['group'],
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/groups/:id',
  summary: 'A group with its members',
  access: 'member',
  params,
  response: groupDetail,
  status: 200,
})

export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/:id',
  summary:
    'Changes name, description, or what members see of each other: less holds at once, more for whoever agrees',
  access: 'leader',
  params,
  body: z.strictObject({
    name: name.optional(),
    description: description.optional(),
    members_see: membersSee.optional(),
  }),
  response: group,
  status: 200,
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id',
  summary: 'Deletes the group; nobody loses a result',
  access: 'leader',
  params,
  response: 'none',
  status: 204,
})

export const handOverGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/:id/leader',
  summary:
    'Makes another member the leader; who led it stays a member. Both addresses must be proven to be theirs',
  access: 'leader',
  params,
  body: z.strictObject({ user_id: z.uuid() }),
  response: group,
  status: 200,
  errors: ['conflict'],
  limits: ['hand_over', 'mail_recipient'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/members/:userId',
  summary:
    'Ends a membership: by the leader, or by the member, who leaves. The leader cannot leave',
  access: 'member',
  params: memberId,
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const shareResults = endpoint({
  method: 'PUT',
  path: '/api/groups/:id/sharing',
  summary:
    'Agrees to share one’s results with the group, where the owner of the address came to an account that led it',
  access: 'member',
  params,
  response: 'none',
  status: 204,
})

export const agreeToShow = endpoint({
  method: 'PUT',
  path: '/api/groups/:id/consent',
  summary:
    'Sets what the other members see of the caller: more, less, or as it is, which says no to a wider setting',
  access: 'member',
  params,
  body: z.strictObject({ agreed_to: membersSee }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const remindMembers = endpoint({
  method: 'POST',
  path: '/api/groups/:id/reminders',
  summary:
    'Reminds members without a result by mail: the named ones, or all. Nobody twice within a day, from all their groups',
  access: 'leader',
  params,
  body: z.strictObject({ user_ids: z.array(z.uuid()).max(1000).optional() }),
  response: z.strictObject({ reminded: z.int().describe('How many mails were sent') }),
  status: 200,
})

export const getComparison = endpoint({
  method: 'GET',
  path: '/api/groups/:id/comparison',
  summary: 'How the members compare',
  access: 'leader',
  params,
  response: comparison,
  status: 200,
})

export const getSharedComparison = endpoint({
  method: 'GET',
  path: '/api/groups/:id/shared-comparison',
  summary:
    'How those members compare who show each other their scores, and the caller; for every member',
  access: 'member',
  params,
  response: comparison,
  status: 200,
})

export const getComparisonCsv = endpoint({
  method: 'GET',
  path: '/api/groups/:id/comparison.csv',
  summary:
    'The members and their scores for a spreadsheet; at the end the range of each score (D_low, D_high and so on), empty for results of an earlier scorer',
  access: 'leader',
  params,
  query: z.strictObject({ time_zone: timeZone }),
  response: 'text/csv',
  status: 200,
})

export const getComparisonPdf = endpoint({
  method: 'GET',
  path: '/api/groups/:id/comparison.pdf',
  summary: 'The team page as a PDF',
  access: 'leader',
  params,
  query: z.strictObject({ paper, time_zone: timeZone }),
  response: 'application/pdf',
  status: 200,
  errors: ['busy', 'conflict'],
  limits: ['pdf'],
})

export const inviteToGroup = endpoint({
  method: 'POST',
  path: '/api/groups/:id/invite',
  summary: 'Mails an invitation. Answers alike whether or not the address has an account',
  access: 'leader',
  params,
  body: z.strictObject({ email }),
  response: z.strictObject({ message: z.literal('Invitation sent successfully') }),
  status: 200,
  errors: ['conflict'],
  limits: ['invite', 'invite_unconfirmed', 'invite_address'],
})
