import { z } from 'zod'
import { endpoint } from './endpoint'
import * as entries from './entries/ended-memberships'
import { groupId } from './group-fields'

/** `first_proof`: the owner of the account's email address came. `removed`: the leader removed them. */
export const endedWhy = z.enum(['first_proof', 'removed'])

/** A group that the person is no longer in without having left it. */
const endedMembership = z.strictObject({
  group_id: z.uuid(),
  group_name: z.string().describe('What it was called then'),
  ended_at: z.iso.datetime(),
  why: endedWhy,
  asked_at: z.iso.datetime().nullable().describe('When its leader was asked to invite them again'),
})

export type EndedMembership = z.infer<typeof endedMembership>

export const listEndedMemberships = endpoint(entries.listEndedMemberships, {
  summary:
    'The groups the person is no longer in without having left them, by name; without those dismissed or joined again',
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
    'After a first proof, asks the leader by email to invite the person again; only once, however often it is called',
  params: z.strictObject({ groupId }),
  response: z.strictObject({ asked_at: z.iso.datetime() }),
  status: 200,
  errors: ['not_found', 'conflict'],
  limits: ['mail_recipient'],
})
