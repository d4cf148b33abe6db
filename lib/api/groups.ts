import { z } from 'zod'
import { letter, perLetter, resultId, spot } from './assessment'
import { ARCHIVE_UNDO_DAYS, GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from './bounds'
import { intervals, ranges } from './certainty'
import { endpoint } from './endpoint'
import * as entries from './entries/groups'
import { email, typedLine, typedLines } from './fields'
import { memberId, membersSee, namesApart, ownWords, params } from './group-fields'
import { styleCode } from './result-name'

const name = typedLine(GROUP_NAME_MAX, 'Group name is required')

const description = typedLines(GROUP_DESCRIPTION_MAX)

/** A group as a row of the list. */
const group = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  member_count: z.int(),
  created_at: z.iso.datetime(),
  is_leader: z.boolean().describe('Whether the caller leads it, first or further'),
  is_first_leader: z
    .boolean()
    .describe(
      'Whether the caller is its first leader, who alone deletes it, hands it over and ends the leading of others',
    ),
  members_see: membersSee.describe(
    'What members who agreed to it see of each other: only names, styles and places on the circle, or scores, too',
  ),
  agreed_to: membersSee.describe('What the caller lets the other members see'),
  asks: z
    .boolean()
    .describe(
      'Whether the setting shows more than that, and the caller has not said yes or no to it',
    ),
  archived_at: z.iso
    .datetime()
    .nullable()
    .describe('From then on it is read-only, and no one sees results of others in it'),
  undo_until: z.iso
    .datetime()
    .nullable()
    .describe('Until when a leader can bring an archived group back; null where that is over'),
})

export type Group = z.infer<typeof group>

/** What the caller may not know of a member is null: addresses are for the leader, the rest as `shows` says. */
const member = z.strictObject({
  id: z.uuid().describe('The user id'),
  first_name: z.string(),
  last_name: z.string(),
  ...namesApart,
  joined_at: z.iso.datetime(),
  is_leader: z.boolean(),
  email: z.string().nullable(),
  has_assessment: z.boolean().nullable(),
  shares_results: z
    .boolean()
    .nullable()
    .describe(
      'False for someone whose account led the group before the owner of its email address came, until they agree; until then, their results are null or empty for everyone',
    ),
  shows: membersSee.describe(
    'What they let the other members see, at most what the setting allows',
  ),
  primary_type: letter.nullable(),
  secondary_type: letter.nullable(),
  personality_type_code: styleCode,
  headline: z.string().nullable().describe('The style, by the name used everywhere'),
  doubt: z.string().nullable().describe('How sure those letters are, in words'),
  spot: spot.nullable(),
  scores: perLetter(z.number()).nullable(),
  ranges,
  intervals,
  reminded_at: z.iso.datetime().nullable().describe('When the leader last reminded them'),
})

export type Member = z.infer<typeof member>

const groupDetail = group.extend({
  members: z
    .array(member)
    .describe('The first leader, further leaders, then the others, each by name'),
})

export type GroupDetail = z.infer<typeof groupDetail>

export const listGroups = endpoint(entries.listGroups, {
  summary: 'The groups of the person, by name',
  response: z.array(group),
  status: 200,
})

export const createGroup = endpoint(entries.createGroup, {
  summary:
    'Creates a group, led by the caller, whose email address has to be proven where new accounts are only for some',
  body: z.strictObject({ name, description: description.optional() }),
  response: group,
  status: 201,
  errors: ['conflict'],
  limits: ['group'],
  idempotent: true,
})

export const getGroup = endpoint(entries.getGroup, {
  summary: 'A group with its members',
  params,
  response: groupDetail,
  status: 200,
})

export const updateGroup = endpoint(entries.updateGroup, {
  summary:
    'Changes name, description, or what members see of each other: less takes effect right away, more once each member agrees',
  params,
  body: z.strictObject({
    name: name.optional(),
    description: description.optional(),
    members_see: membersSee.optional(),
  }),
  response: group,
  status: 200,
})

export const deleteGroup = endpoint(entries.deleteGroup, {
  summary: 'Deletes the group; results stay with their owners',
  params,
  response: 'none',
  status: 204,
})

export const handOverGroup = endpoint(entries.handOverGroup, {
  summary:
    'Makes another member the first leader; the old one stays a member. Both must have proven their email addresses',
  params,
  body: z.strictObject({ user_id: z.uuid() }),
  response: group,
  status: 200,
  errors: ['conflict'],
  limits: ['hand_over', 'mail_recipient'],
})

export const makeLeader = endpoint(entries.makeLeader, {
  summary:
    'Makes another member a further leader, who may do what the first one may, except to delete the group, hand it over and end the leading of others. Both must have proven their email addresses',
  params: memberId,
  response: 'none',
  status: 204,
  errors: ['conflict'],
  limits: ['make_leader', 'mail_recipient'],
})

export const stopLeading = endpoint(entries.stopLeading, {
  summary:
    'Ends the leading of a further leader, who stays a member: the caller’s own, or, for the first leader, another’s',
  params: memberId,
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const archiveGroup = endpoint(entries.archiveGroup, {
  summary: `Archives the group: it becomes read-only, and no one sees results of others in it. Undone within ${ARCHIVE_UNDO_DAYS} days`,
  params,
  response: group,
  status: 200,
})

export const bringBackGroup = endpoint(entries.bringBackGroup, {
  summary: 'Undoes archiving: members share again as they agreed to',
  params,
  response: group,
  status: 200,
  errors: ['conflict'],
})

export const copyGroup = endpoint(entries.copyGroup, {
  summary:
    'Makes a new group with the same description and setting, and invites every other member, who shares nothing before they accept',
  params,
  body: z.strictObject({ name }),
  response: z.strictObject({
    group,
    invited: z.int(),
    not_invited: z.array(z.string()).describe('Past a limit of invitations'),
  }),
  status: 201,
  errors: ['conflict'],
  limits: [
    'group',
    'invite',
    'invite_client',
    'invite_unconfirmed',
    'invite_unconfirmed_client',
    'invite_address',
  ],
  idempotent: true,
})

export const removeMember = endpoint(entries.removeMember, {
  summary:
    'Ends a membership: a leader removes a member, or a member leaves. The first leader cannot leave, and only they remove a leader',
  params: memberId,
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const shareResults = endpoint(entries.shareResults, {
  summary:
    'Agrees to share results with the group, for an owner of an email address who took over an account that led it',
  params,
  response: 'none',
  status: 204,
})

export const agreeToShow = endpoint(entries.agreeToShow, {
  summary:
    'Sets what the other members see of the caller: more, less, or the same, which declines a wider setting',
  params,
  body: z.strictObject({ agreed_to: membersSee }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

const sharedChoice = z.strictObject({
  result_id: resultId
    .nullable()
    .describe('What the group sees; null for all their sittings as one'),
  results: z
    .array(
      z.strictObject({
        id: resultId,
        completed_at: z.iso.datetime(),
        personality_type_code: styleCode,
        label: z.string().nullable(),
      }),
    )
    .describe('What the caller can choose from, newest first'),
})

export type SharedChoice = z.infer<typeof sharedChoice>

export const getSharedResult = endpoint(entries.getSharedResult, {
  summary: 'Which of their results the caller shares with the group, and which they can',
  params,
  response: sharedChoice,
  status: 200,
})

export const chooseSharedResult = endpoint(entries.chooseSharedResult, {
  summary:
    'Sets which of their results the caller shares with the group; null for all their sittings as one, which follow a deleted one, too',
  params,
  body: z.strictObject({ result_id: resultId.nullable() }),
  response: 'none',
  status: 204,
})

export const remindMembers = endpoint(entries.remindMembers, {
  summary:
    'Reminds members without a result by email: the named ones, or all of them. Each gets at most one a day, across all their groups',
  params,
  body: z.strictObject({ user_ids: z.array(z.uuid()).max(1000).optional() }),
  response: z.strictObject({ reminded: z.int().describe('How many emails were sent') }),
  status: 200,
})

export const inviteToGroup = endpoint(entries.inviteToGroup, {
  summary:
    'Emails an invitation. The answer is the same whether or not the email address has an account',
  params,
  body: z.strictObject({ email, words: ownWords.optional() }),
  response: z.strictObject({ message: z.literal('Invitation sent successfully') }),
  status: 200,
  errors: ['conflict'],
  limits: [
    'invite',
    'invite_client',
    'invite_unconfirmed',
    'invite_unconfirmed_client',
    'invite_address',
  ],
})
