import { endpoint } from './endpoint'
import { invitationId, membersSee, params } from './group-fields'
import { z } from './zod'

/** How many addresses can be pasted at once. */
export const PASTED_ADDRESSES_MAX = 200

/** An open invitation as the leader sees it. */
const sentInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})

export type SentInvitation = z.infer<typeof sentInvitation>

/** An open invitation as the invited person sees it. */
const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string().describe('The address that was invited'),
  group: z.strictObject({
    name: z.string(),
    description: z.string(),
    member_count: z.int(),
    members_see: membersSee.describe('What the members see of each other'),
  }),
  leader: z
    .strictObject({ first_name: z.string(), last_name: z.string() })
    .describe('Who will see the scores'),
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
    .describe('`confirm_first`: too many for today, until the leader’s own address is proven'),
})

export type PastedOutcome = z.infer<typeof pastedOutcome>

export const inviteMany = endpoint({
  method: 'POST',
  path: '/api/groups/:id/invitations',
  summary: `Invites a pasted list of up to ${PASTED_ADDRESSES_MAX} addresses, and says what became of each`,
  access: 'leader',
  params,
  body: z.strictObject({
    addresses: z
      .string()
      .max(60_000, 'This list is too long.')
      .describe('Separated by commas, semicolons or lines; "Name <a@b>" is fine'),
  }),
  response: z.strictObject({
    outcomes: z.array(pastedOutcome).describe('In the order of the list'),
  }),
  status: 200,
  errors: ['conflict'],
  limits: ['invite_list', 'invite', 'invite_unconfirmed', 'invite_address'],
})

export const listSentInvitations = endpoint({
  method: 'GET',
  path: '/api/groups/:id/invitations',
  summary: 'The open invitations of a group, newest first',
  access: 'leader',
  params,
  response: z.array(sentInvitation),
  status: 200,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/groups/:id/invitations/:invitationId/resend',
  summary: 'Mails an invitation once more, with a new link; the earlier link stops working',
  access: 'leader',
  params: invitationId,
  response: sentInvitation,
  status: 200,
  limits: ['invite', 'invite_unconfirmed', 'invite_address'],
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/invitations/:invitationId',
  summary: 'Takes an invitation back; its link stops working',
  access: 'leader',
  params: invitationId,
  response: 'none',
  status: 204,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'The open invitations to the person, once their address is proven to be theirs',
  access: 'user',
  response: z.array(invitation),
  status: 200,
})

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'The invitation of a mailed link',
  access: 'public',
  params: token,
  response: invitation,
  status: 200,
  errors: ['link_invalid'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  summary:
    'Joins the group, for the invited address only. The mailed link confirms the address, too',
  access: 'user',
  params: token,
  query: z.strictObject({
    agreed_to: membersSee
      .default('leader_only')
      .describe(
        'What was shown before joining. More than the setting lets by now is not agreed to; a setting that has become wider is asked about later',
      ),
  }),
  response: z.strictObject({ group_id: z.uuid() }),
  status: 200,
  errors: ['link_invalid', 'conflict'],
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  summary: 'Turns an invitation down; with the mailed link nobody needs to sign in',
  access: 'public',
  params: token,
  response: z.strictObject({ declined: z.literal(true) }),
  status: 200,
  errors: ['link_invalid'],
})
