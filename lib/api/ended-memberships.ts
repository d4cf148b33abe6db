import { endpoint } from './endpoint'
import { groupId } from './group-fields'
import { z } from './zod'

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

export const listEndedMemberships = endpoint({
  method: 'GET',
  path: '/api/ended-memberships',
  summary:
    'The groups the person is no longer in without having left them, by name; without those dismissed or joined again',
  access: 'user',
  response: z.array(endedMembership),
  status: 200,
})

export const dismissEndedMemberships = endpoint({
  method: 'DELETE',
  path: '/api/ended-memberships',
  summary: 'Forgets all of them',
  access: 'user',
  response: 'none',
  status: 204,
})

export const askToComeBack = endpoint({
  method: 'POST',
  path: '/api/ended-memberships/:groupId/ask',
  summary:
    'After a first proof, asks the leader by email to invite the person again; only once, however often it is called',
  access: 'user',
  params: z.strictObject({ groupId }),
  response: z.strictObject({ asked_at: z.iso.datetime() }),
  status: 200,
  errors: ['not_found', 'conflict'],
  limits: ['mail_recipient'],
})
