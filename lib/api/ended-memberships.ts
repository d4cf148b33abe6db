import { z } from 'zod'
import { endpoint } from './endpoint'
import * as entries from './entries/ended-memberships'
import { groupId } from './group-fields'

/** A group that the person is no longer in, since the owner of the address came to the account. */
const endedMembership = z.strictObject({
  group_id: z.uuid(),
  group_name: z.string().describe('What it was called then'),
  ended_at: z.iso.datetime(),
  asked_at: z.iso.datetime().nullable().describe('When its leader was asked to invite them again'),
})

export type EndedMembership = z.infer<typeof endedMembership>

export const listEndedMemberships = endpoint(entries.listEndedMemberships, {
  summary:
    'The groups the account was in until the owner of its email address came, by name; without those dismissed or joined again',
  response: z.array(endedMembership),
  status: 200,
})

export const dismissEndedMemberships = endpoint(entries.dismissEndedMemberships, {
  summary: 'Forgets all of them',
  response: 'none',
  status: 204,
})

export const askToComeBack = endpoint(entries.askToComeBack, {
  summary:
    'Asks the leader by email to invite the person again; only once, however often it is called',
  params: z.strictObject({ groupId }),
  response: z.strictObject({ asked_at: z.iso.datetime() }),
  status: 200,
  errors: ['not_found', 'conflict'],
  limits: ['mail_recipient'],
})
