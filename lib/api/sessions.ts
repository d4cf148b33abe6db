import { z } from 'zod'
import { MOST_SESSIONS, PROOF_MINUTES } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/sessions'
import { givenPassword } from './fields'

const time = z.iso.datetime()

/** A place where a person is signed in. The network address and the location are not stored. */
const signedInAt = z.strictObject({
  id: z.uuid(),
  is_this: z.boolean().describe('Whether it is the session of this call'),
  device: z.string().describe('Browser and system in words'),
  kind: z.enum(['computer', 'laptop', 'phone', 'tablet', 'app']),
  signed_in_at: time,
  last_seen_at: time.describe('Updated once an hour at most'),
})

export type SignedInAt = z.infer<typeof signedInAt>

export const listSessions = endpoint(entries.listSessions, {
  summary: `Where the person is signed in: this session, then the others by last use, at most ${MOST_SESSIONS}`,
  response: z.array(signedInAt).max(MOST_SESSIONS),
  status: 200,
})

export const endSession = endpoint(entries.endSession, {
  summary: 'Ends one of the person’s sessions right away, cookie and bearer token alike',
  params: z.strictObject({ id: z.string().max(64) }),
  response: 'none',
  status: 204,
})

export const provePassword = endpoint(entries.provePassword, {
  summary: `Proves the password again. Weighty admin actions ask for it within the last ${PROOF_MINUTES} minutes (proof_needed)`,
  body: z.strictObject({ password: givenPassword }),
  response: 'none',
  status: 204,
  limits: ['login_known'],
})
