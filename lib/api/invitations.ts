import { z } from 'zod'
import { TOKEN_PARAM } from '../routes'
import { resultId } from './assessment'
import { PASTED_ADDRESSES_MAX } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/invitations'
import { mailTrouble } from './fields'
import { invitationId, membersSee, ownWords, params } from './group-fields'
import { signedToken } from './link-token'

/** An invitation as the leaders see it. */
const sentInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  opened_at: z.iso.datetime().nullable().describe('When its page was first seen'),
  accepted_at: z.iso.datetime().nullable(),
  reminded_at: z.iso.datetime().nullable(),
  remind_from: z.iso
    .datetime()
    .nullable()
    .describe('From when the person can be reminded of it again; null where that is over'),
  mail_trouble: mailTrouble,
})

export type SentInvitation = z.infer<typeof sentInvitation>

/** A group as people see it before they join. */
export const group = z.strictObject({
  name: z.string(),
  description: z.string(),
  member_count: z.int(),
  members_see: membersSee.describe('What the members see of each other'),
})

export const leader = z
  .strictObject({ first_name: z.string(), last_name: z.string() })
  .describe('The first leader, who will see the scores')

export const furtherLeaders = z
  .array(z.strictObject({ first_name: z.string(), last_name: z.string() }))
  .describe('Who will see them, too')

/** An open invitation as the invited person sees it. */
const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string().describe('The email address that was invited'),
  group,
  leader,
  further_leaders: furtherLeaders,
  expires_at: z.iso.datetime(),
})

export type Invitation = z.infer<typeof invitation>

/** The secret of the mailed link; for a signed-in person whose address is proven also the id. */
const token = z.strictObject({ token: z.string().max(64) })

const pastedOutcome = z.strictObject({
  address: z.string().describe('As it was typed'),
  outcome: z
    .enum([
      'invited',
      'invited_already',
      'member_already',
      'not_an_address',
      'repeated',
      'too_many',
      'confirm_first',
    ])
    .describe(
      '`confirm_first`: too many for today, until the leader’s own email address is proven',
    ),
})

export type PastedOutcome = z.infer<typeof pastedOutcome>

export const inviteMany = endpoint(entries.inviteMany, {
  summary: `Invites a pasted list of up to ${PASTED_ADDRESSES_MAX} email addresses, and says what happened to each`,
  params,
  body: z.strictObject({
    addresses: z
      .string()
      .max(60_000, 'This list is too long.')
      .describe(
        'As any program writes a list: commas, semicolons, spaces, tabs or lines between; "Name <a@b>" is fine',
      ),
    words: ownWords.optional(),
  }),
  response: z.strictObject({
    outcomes: z.array(pastedOutcome).describe('In the order of the list'),
  }),
  status: 200,
  errors: ['conflict'],
  limits: [
    'invite_list',
    'invite',
    'invite_client',
    'invite_unconfirmed',
    'invite_unconfirmed_client',
    'invite_address',
  ],
})

export const remindInvited = endpoint(entries.remindInvited, {
  summary:
    'Emails everyone who has not answered their invitation yet, each at most once in three days and three times in all',
  params,
  response: z.strictObject({ reminded: z.int().describe('How many emails were sent') }),
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

export const listSentInvitations = endpoint(entries.listSentInvitations, {
  summary: 'The open invitations of a group, newest first, and those accepted within 14 days',
  params,
  response: z.array(sentInvitation),
  status: 200,
})

export const resendInvitation = endpoint(entries.resendInvitation, {
  summary: 'Emails an invitation again, with a new link; the earlier link stops working',
  params: invitationId,
  response: sentInvitation,
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

export const revokeInvitation = endpoint(entries.revokeInvitation, {
  summary: 'Withdraws an invitation; its link stops working',
  params: invitationId,
  response: 'none',
  status: 204,
})

export const listInvitations = endpoint(entries.listInvitations, {
  summary: 'The open invitations to the person, once they have proven their email address',
  response: z.array(invitation),
  status: 200,
})

export const getInvitation = endpoint(entries.getInvitation, {
  summary: 'The invitation behind an emailed link, for a page that shows it: it counts as opened',
  params: token,
  response: invitation,
  status: 200,
  errors: ['link_invalid', 'conflict'],
})

export const acceptInvitation = endpoint(entries.acceptInvitation, {
  summary: 'Joins the group, for the invited email address only. The emailed link also confirms it',
  params: token,
  query: z.strictObject({
    agreed_to: membersSee
      .default('leader_only')
      .describe(
        'What was shown before joining. If the setting allows less by now, only that is agreed to; if it allows more, the member is asked later',
      ),
    result_id: resultId
      .optional()
      .describe('Which of their results the person shares; else all their sittings as one'),
  }),
  response: z.strictObject({ group_id: z.uuid() }),
  status: 200,
  errors: ['link_invalid', 'conflict'],
})

export const declineInvitation = endpoint(entries.declineInvitation, {
  summary: 'Declines an invitation; with the emailed link, without signing in',
  params: token,
  response: z.strictObject({ declined: z.literal(true) }),
  status: 200,
  errors: ['link_invalid'],
})

const linked = z.strictObject({ [TOKEN_PARAM]: signedToken })

export const refuseInvitations = endpoint(entries.refuseInvitations, {
  summary:
    'From now on no one here may invite the email address that an invitation went to, by the link in its foot and nothing else (RFC 8058: the body is not read). Calling it again is fine',
  query: linked,
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
})

export const showRefusing = endpoint(entries.showRefusing, {
  summary: 'For email programs that open the same link in a browser: leads to the page that asks',
  query: linked,
  response: 'none',
  status: 303,
})

export const allowInvitations = endpoint(entries.allowInvitations, {
  summary: 'Undoes that. Calling it again is fine',
  query: linked,
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
})
