/** A right call of every endpoint, for the tests that call all of them. */
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type Endpoint, pathOf } from '../../../lib/api/endpoint'
import type { ErrorCode } from '../../../lib/api/errors'
import { sentencesOf } from '../../../lib/disc/result/sentences'
import { answersFor, stateAfter } from '../answers'
import { newEmail, PASSWORD } from '../people'

export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What even a rightful call meets, where the example cannot know a living secret. */
  fails?: ErrorCode
  /**
   * After it the caller is signed out or another, or has a further result, or what it names is gone or another
   * person's.
   */
  ends?: true
}

/** A sentence of the report of style CS, which the walk of the rights takes the assessment for. */
const POINT = sentencesOf('CS')[0]?.id ?? ''
const NO_SECRET = 'A'.repeat(43)
const NO_CODE = '0000-0000-0000'
const NO_LIVE = 'BBBBBB'
/** Without a valid signature. */
const FORGED_TOKEN = `00000000-0000-4000-8000-000000000000.${NO_SECRET}`
let codes = 0
/** A coupon's code that no other test uses. */
export function newCode(): string {
  codes += 1
  return `T${process.pid}-${Date.now().toString(36)}-${codes}`.toUpperCase()
}

const person = { first_name: 'Ada', last_name: 'Byron' }

/** What an example names: each its own, or an id that never was. */
const NAMED = [
  'result',
  'draft',
  'group',
  /** A member of the group who does not lead it. */
  'member',
  'invitation',
  'joinLink',
  /** Someone who asks to join the group. */
  'asking',
  /** A person with an account, whose address is confirmed. */
  'user',
  'coupon',
  /** The caller needs a session. */
  'session',
  /** A comparison that both agreed to, which the result is in. */
  'pair',
  /** The code of the group's live session. */
  'live',
  /** A guest in it. */
  'guest',
] as const

export type Ids = Record<(typeof NAMED)[number], string>

const bare = (): Example => ({})
const ofResult = ({ result: id }: Ids): Example => ({ params: { id } })
const ofGroup = ({ group: id }: Ids): Example => ({ params: { id } })
const inGroup = (body: Example['body']) => (ids: Ids) => ({ ...ofGroup(ids), body })
const inLive = (body?: Example['body']) => (ids: Ids) => ({ params: { code: ids.live }, body })
const PART = { shows_name: true, uses_result: false, may_be_guessed: false }
const FINDING = { kind: 'finding', of: 'rub.DS' }
const endsMember = ({ group: id, member: userId }: Ids): Example => ({
  params: { id, userId },
  ends: true,
})

/** A right call of each endpoint. A new endpoint without one fails the test of its rights. */
const EXAMPLES: Record<string, (ids: Ids) => Example> = {
  'POST /api/auth/register': () => ({
    body: { ...person, email: newEmail(), password: PASSWORD },
    ends: true,
  }),
  'POST /api/auth/login': () => ({
    body: { email: newEmail(), password: PASSWORD },
    fails: 'wrong_credentials',
  }),
  'POST /api/auth/logout': () => ({ ends: true }),
  'POST /api/auth/logout-everywhere': () => ({ ends: true }),
  'POST /api/auth/token': bare,
  'GET /api/auth/profile': bare,
  'PUT /api/auth/profile': () => ({
    body: { ...person, email: newEmail(), password: PASSWORD },
    ends: true,
  }),
  'PUT /api/auth/password': () => ({
    body: { current_password: PASSWORD, new_password: `${PASSWORD} new` },
    ends: true,
  }),
  'POST /api/auth/forgot-password': () => ({ body: { email: newEmail() } }),
  'POST /api/auth/reset-password': () => ({
    body: { token: NO_SECRET, password: PASSWORD },
    fails: 'link_invalid',
  }),
  'POST /api/auth/sign-in-link': () => ({ body: { email: newEmail() } }),
  'POST /api/auth/sign-in-link/use': () => ({
    body: { token: NO_SECRET },
    fails: 'link_invalid',
  }),
  'POST /api/auth/sign-in-link/code': () => ({ body: { code: '012 345' }, fails: 'invalid' }),
  'POST /api/auth/verify-email/code': () => ({ body: { code: '012 345' }, fails: 'invalid' }),
  'POST /api/auth/verify-email': () => ({ body: { token: NO_SECRET }, fails: 'link_invalid' }),
  'POST /api/auth/resend-verification': bare,
  'POST /api/auth/email-change/resend': bare,
  'DELETE /api/auth/email-change': bare,
  'POST /api/auth/email-change/undo': () => ({
    body: { token: 'x'.repeat(43) },
    fails: 'link_invalid',
  }),
  'POST /api/auth/proof': () => ({ body: { password: PASSWORD } }),
  'POST /api/assessment/guest/set-aside': ({ result }) => ({
    body: { result_ids: [result] },
    ends: true,
  }),
  'GET /api/account/sessions': bare,
  'DELETE /api/account/sessions/:id': ({ session: id }) => ({ params: { id }, ends: true }),
  'GET /api/account/export': bare,
  'DELETE /api/account': () => ({ body: { password: PASSWORD }, ends: true }),
  'GET /api/account/deletion': bare,
  'PUT /api/account/try-mails': () => ({ body: { mails: false } }),
  'GET /api/account/orders': bare,
  'GET /api/results/latest': bare,
  'GET /api/results/:id': ofResult,
  'DELETE /api/results/:id': ({ result: id }) => ({ params: { id }, ends: true }),
  'GET /api/results/:id/settling': ofResult,
  'PUT /api/results/:id/settling': ({ result: id }) => ({ params: { id }, body: { answers: [] } }),
  'GET /api/groups/:id/follow-up': ofGroup,
  'PUT /api/groups/:id/follow-up': inGroup({ mails: false }),
  'GET /api/groups/:id/agreement.ics': ofGroup,
  'GET /api/groups/:id/monday.ics': ofGroup,
  'GET /api/results/:id/goals.ics': ({ result: id }) => ({ params: { id }, fails: 'not_found' }),
  'POST /api/follow-up/stop': () => ({ query: { token: FORGED_TOKEN }, fails: 'link_invalid' }),
  'GET /api/follow-up/stop': () => ({ query: { token: FORGED_TOKEN } }),
  'POST /api/follow-up/answer': () => ({
    body: { token: FORGED_TOKEN, worked: 'partly' },
    fails: 'link_invalid',
  }),
  'GET /api/groups/:id/shared-result': ofGroup,
  'PUT /api/groups/:id/shared-result': inGroup({ result_id: null }),
  'PUT /api/results/:id/label': ({ result: id }) => ({
    params: { id },
    body: { label: 'At home' },
  }),
  'GET /api/assessment/history': bare,
  'POST /api/report-links/open': () => ({ body: { token: NO_SECRET }, fails: 'link_invalid' }),
  'POST /api/results/:id/link': ({ result: id }) => ({
    params: { id },
    body: { email: 'rights@example.com' },
  }),
  'DELETE /api/results/:id/link': ofResult,
  'GET /api/assessment/questions': bare,
  'GET /api/assessment/guest/latest': bare,
  'POST /api/assessment/guest/submit': () => ({
    body: { responses: answersFor('IS') },
    ends: true,
  }),
  'POST /api/assessment/review': () => ({ body: { responses: answersFor('IS') } }),
  'POST /api/assessment/start': bare,
  'GET /api/assessment/draft': bare,
  'PUT /api/assessment/draft/:id': ({ draft: id }) => ({
    params: { id },
    body: { version: 0, state: stateAfter(3) },
  }),
  'PUT /api/assessment/suggestions': () => ({ body: { on: false } }),
  'DELETE /api/assessment/draft/:id': ({ draft: id }) => ({ params: { id } }),
  'POST /api/assessment/submit': ({ draft: id }) => ({
    body: { assessment_id: id, responses: answersFor('IS') },
    ends: true,
  }),
  'GET /api/assessment/personality-content/:code': () => ({
    params: { code: 'CS' },
    query: { type: 'preview' },
  }),
  'GET /api/assessment/download-pdf/:id': ({ result: id }) => ({
    params: { id },
    query: { user_name: '', user_email: '' },
  }),
  'GET /api/assessment/sample-pdf': bare,
  'GET /api/for-teams/hr/pdf': bare,
  'PUT /api/results/:id/goals/:goal': ({ result: id }) => ({
    params: { id, goal: '1' },
    body: { done: true },
  }),
  'PUT /api/results/:id/points/:point': ({ result: id }) => ({
    params: { id, point: POINT },
    body: { fits: false },
  }),
  'PUT /api/results/:id/field': ({ result: id }) => ({
    params: { id },
    body: { field: 'teaching' },
  }),
  'POST /api/payments/validate-coupon': () => ({ body: { code: 'FREE', base_amount: 19 } }),
  'POST /api/payments/create-intent': ({ result: id }) => ({
    body: { product: 'report', result_id: id },
  }),
  'POST /api/payments/webhook': () => ({ fails: 'bad_signature' }),
  'POST /api/prospective-users': () => ({ body: { email: 'rights@example.com', source: 'test' } }),
  'GET /api/payments/offer': bare,
  'POST /api/launch-list/unsubscribe': () => ({
    query: { token: FORGED_TOKEN },
    fails: 'link_invalid',
  }),
  'GET /api/launch-list/unsubscribe': () => ({ query: { token: FORGED_TOKEN } }),
  'POST /api/funnel': () => ({ body: { event: 'preview' } }),
  'GET /api/groups': bare,
  'POST /api/no-invitations': () => ({ query: { token: FORGED_TOKEN }, fails: 'link_invalid' }),
  'GET /api/no-invitations': () => ({ query: { token: FORGED_TOKEN } }),
  'DELETE /api/no-invitations': () => ({ query: { token: FORGED_TOKEN }, fails: 'link_invalid' }),
  'POST /api/groups': () => ({ body: { name: 'Design' } }),
  'GET /api/groups/:id': ofGroup,
  'PATCH /api/groups/:id': inGroup({ name: 'Design 2' }),
  'DELETE /api/groups/:id': ({ group: id }) => ({ params: { id }, ends: true }),
  'PUT /api/groups/:id/leader': ({ group: id, member }) => ({
    params: { id },
    body: { user_id: member },
    ends: true,
  }),
  'PUT /api/groups/:id/leaders/:userId': endsMember,
  'DELETE /api/groups/:id/leaders/:userId': ({ group: id, member: userId }) => ({
    params: { id, userId },
  }),
  'PUT /api/groups/:id/archive': ({ group: id }) => ({ params: { id }, ends: true }),
  'DELETE /api/groups/:id/archive': ofGroup,
  'POST /api/groups/:id/copy': inGroup({ name: 'Q2' }),
  'DELETE /api/groups/:id/members/:userId': endsMember,
  'POST /api/groups/:id/reminders': inGroup({}),
  'GET /api/groups/:id/comparison': ofGroup,
  'GET /api/groups/:id/comparison.csv': ofGroup,
  'GET /api/groups/:id/comparison.pdf': ofGroup,
  'GET /api/groups/:id/session': ofGroup,
  'GET /api/groups/:id/session.pdf': ofGroup,
  'POST /api/groups/:id/live': inGroup({ allows_guests: true }),
  'GET /api/groups/:id/live': ofGroup,
  'PATCH /api/groups/:id/live': inGroup({ step: { kind: 'guess', of: '' }, shows_names: true }),
  // The step before asks the room nothing.
  'POST /api/groups/:id/live/counts': (ids) => ({ ...ofGroup(ids), fails: 'conflict' }),
  'DELETE /api/groups/:id/live/people/:personId': ({ group: id, guest: personId }) => ({
    params: { id, personId },
    ends: true,
  }),
  'DELETE /api/groups/:id/live': ({ group: id }) => ({ params: { id }, ends: true }),
  // What stands out in a group is not known here.
  'PUT /api/groups/:id/refusals/:finding': ({ group: id }) => ({
    params: { id, finding: 'rub.XX' },
    fails: 'conflict',
  }),
  'DELETE /api/groups/:id/refusals/:finding': ({ group: id }) => ({
    params: { id, finding: 'rub.DS' },
  }),
  'GET /api/live/:code': () => ({ params: { code: NO_LIVE }, fails: 'link_invalid' }),
  'POST /api/live/:code/me': () => ({
    params: { code: NO_LIVE },
    body: { name: 'Gus', ...PART },
    fails: 'link_invalid',
  }),
  'GET /api/live/:code/me': inLive(),
  'PATCH /api/live/:code/me': inLive({ shows_name: false }),
  'DELETE /api/live/:code/me': (ids) => ({ ...inLive()(ids), ends: true }),
  'PUT /api/live/:code/dot': inLive({ x: 0.2, y: -0.4, is_left: true }),
  // The step asks the room nothing.
  'PUT /api/live/:code/answer': (ids) => ({
    ...inLive({ step: FINDING, answer: 'true' })(ids),
    fails: 'conflict',
  }),
  'POST /api/live/:code/turn-over': (ids) => ({ ...inLive()(ids), fails: 'conflict' }),
  'PUT /api/live/:code/agreement': inLive({ text: 'I ask before I set a date.' }),
  'PUT /api/groups/:id/agreements/:userId': ({ group: id, member: userId }) => ({
    params: { id, userId },
    body: { text: 'I ask before I set a date.' },
  }),
  'PUT /api/groups/:id/agreement': inGroup({ text: 'I say no the same day.' }),
  'DELETE /api/groups/:id/agreement': ofGroup,
  'PUT /api/groups/:id/card': inGroup({ line_1: 'Ask me first', line_2: '' }),
  'POST /api/groups/:id/invite': (ids) => inGroup({ email: newEmail('invited') })(ids),
  'GET /api/groups/:id/invitations': ofGroup,
  'POST /api/groups/:id/invitations': ({ group: id }) => ({
    params: { id },
    body: { addresses: `Ada <${newEmail('invited')}>` },
  }),
  'POST /api/groups/:id/invitations/reminders': ofGroup,
  'POST /api/groups/:id/invitations/:invitationId/resend': ({
    group: id,
    invitation: invitationId,
  }) => ({ params: { id, invitationId } }),
  'DELETE /api/groups/:id/invitations/:invitationId': ({
    group: id,
    invitation: invitationId,
  }) => ({ params: { id, invitationId }, ends: true }),
  'GET /api/invitations': bare,
  'GET /api/invitations/:token': () => ({
    params: { token: NO_SECRET },
    fails: 'link_invalid',
  }),
  'POST /api/invitations/:token/accept': () => ({
    params: { token: NO_SECRET },
    fails: 'link_invalid',
  }),
  'POST /api/invitations/:token/decline': () => ({
    params: { token: NO_SECRET },
    fails: 'link_invalid',
  }),
  'GET /api/groups/:id/join-link': ofGroup,
  'POST /api/groups/:id/join-link': inGroup({}),
  'PATCH /api/groups/:id/join-link': inGroup({ days: 30 }),
  'DELETE /api/groups/:id/join-link': ({ group: id }) => ({ params: { id }, ends: true }),
  'DELETE /api/groups/:id/join-links/:linkId/members': ({ group: id, joinLink: linkId }) => ({
    params: { id, linkId },
    ends: true,
  }),
  'POST /api/groups/:id/join-requests/:userId': ({ group: id, asking: userId }) => ({
    params: { id, userId },
    ends: true,
  }),
  'DELETE /api/groups/:id/join-requests/:userId': ({ group: id, asking: userId }) => ({
    params: { id, userId },
    ends: true,
  }),
  'GET /api/join/:code': () => ({ params: { code: NO_CODE }, fails: 'link_invalid' }),
  'POST /api/join/:code': () => ({
    params: { code: NO_CODE },
    body: { agreed_to: 'leader_only' },
    fails: 'link_invalid',
  }),
  'DELETE /api/join/:code': () => ({ params: { code: NO_CODE }, fails: 'link_invalid' }),
  'PUT /api/groups/:id/sharing': ofGroup,
  'PUT /api/groups/:id/consent': inGroup({ agreed_to: 'leader_only' }),
  'GET /api/groups/:id/meeting.pdf': ofGroup,
  'GET /api/groups/:id/shared-comparison': ofGroup,
  'POST /api/results/:id/pairs': ({ result: id }) => ({ params: { id }, body: { called: 'Ada' } }),
  'GET /api/pairs': bare,
  'GET /api/pairs/:id': ({ pair: id }) => ({ params: { id } }),
  'GET /api/pairs/:id/pdf': ({ pair: id }) => ({ params: { id } }),
  'PUT /api/pairs/:id/agreement': ({ pair: id }) => ({
    params: { id },
    body: { text: 'We say the date first' },
  }),
  'PUT /api/pairs/:id/follow-up': ({ pair: id }) => ({ params: { id }, body: { mails: false } }),
  'DELETE /api/pairs/:id/agreement': ({ pair: id }) => ({ params: { id } }),
  'DELETE /api/pairs/:id': ({ pair: id }) => ({ params: { id }, ends: true }),
  'POST /api/pair-links/:token/agree': ({ result: result_id }) => ({
    params: { token: NO_SECRET },
    body: { result_id, called: 'Ada' },
    fails: 'link_invalid',
  }),
  'PUT /api/results/:id/share': ({ result: id }) => ({
    params: { id },
    body: { called: 'Ada', compares: true },
  }),
  'DELETE /api/results/:id/share': ofResult,
  'POST /api/share-links/:token/compare': ({ result: result_id }) => ({
    params: { token: NO_SECRET },
    body: { result_id, called: 'Ada' },
    fails: 'link_invalid',
  }),
  'POST /api/results/:id/mail': ({ result: id }) => ({
    params: { id },
    body: { email: 'rights@example.com' },
  }),
  'GET /api/ended-memberships': bare,
  'DELETE /api/ended-memberships': bare,
  'POST /api/ended-memberships/:groupId/ask': () => ({
    params: { groupId: crypto.randomUUID() },
    fails: 'not_found',
  }),
  'GET /api/admin/dashboard': () => ({ query: { by: 'week' } }),
  'GET /api/admin/users': () => ({ query: { q: 'ada', sort: 'name', verified: 'yes' } }),
  'GET /api/admin/users/:id': ({ user: id }) => ({ params: { id } }),
  'DELETE /api/admin/users/:id': ({ user: id }) => ({ params: { id }, ends: true }),
  'PUT /api/admin/users/:id/admin': ({ user: id }) => ({ params: { id } }),
  'DELETE /api/admin/users/:id/admin': ({ user: id }) => ({ params: { id } }),
  'PUT /api/admin/users/:id/disabled': ({ user: id }) => ({ params: { id } }),
  'DELETE /api/admin/users/:id/disabled': ({ user: id }) => ({ params: { id } }),
  'POST /api/admin/users/:id/verification': ({ user: id }) => ({ params: { id } }),
  'GET /api/admin/groups': () => ({ query: { q: 'design' } }),
  'GET /api/admin/orders': () => ({ query: { status: 'paid' } }),
  'GET /api/admin/coupons': bare,
  'POST /api/admin/coupons': () => ({ body: { code: newCode(), percent_off: 20, max_uses: 10 } }),
  'PATCH /api/admin/coupons/:id': ({ coupon: id }) => ({ params: { id }, body: { active: false } }),
  'GET /api/admin/launch-list': bare,
  'GET /api/admin/launch-list.csv': bare,
  'POST /api/admin/launch-list/mail': () => ({ fails: 'preview_mode' }),
  'GET /api/admin/items': bare,
  'GET /api/admin/sentences': bare,
  'GET /api/admin/research': bare,
  'GET /api/admin/audit': bare,
  'GET /api/health/live': bare,
  'GET /api/health/ready': bare,
  // No caller of these walks has METRICS_TOKEN.
  'GET /api/metrics': () => ({ fails: 'not_found' }),
  'GET /api/openapi.json': bare,
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The example of an endpoint; ids that are not given never were. */
export function exampleOf(endpoint: Endpoint, ids: Partial<Ids> = {}): Example {
  const all = Object.fromEntries(NAMED.map((id) => [id, ids[id] ?? crypto.randomUUID()])) as Ids
  const example = EXAMPLES[nameOf(endpoint)]
  if (!example) throw new Error(`${nameOf(endpoint)} has no example call in this file.`)
  return example(all)
}

/** Whether the example of an endpoint names this id. */
export function names(endpoint: Endpoint, id: keyof Ids): boolean {
  return JSON.stringify(exampleOf(endpoint, { [id]: 'the one' })).includes('the one')
}

/** Whether a call that succeeds ends what its caller was, or what it names. */
export function endsCaller(endpoint: Endpoint): boolean {
  return exampleOf(endpoint).ends ?? false
}

/** Endpoints whose callers differ by what they are to a group. */
export function isOfGroup({ access }: Endpoint): boolean {
  return access === 'member' || access === 'leader' || access === 'first_leader'
}

/** Endpoints of those who take part in a live session. */
export function isOfLive({ access }: Endpoint): boolean {
  return access === 'participant'
}

/** Endpoints that only admins know of. */
export function isForAdmins({ access }: Endpoint): boolean {
  return access === 'admin'
}

/** Calls an endpoint with an example. */
export function send(
  context: APIRequestContext,
  endpoint: Endpoint,
  { params, query, body }: Example,
  overrides: { data?: unknown; headers?: Record<string, string> } = {},
): Promise<APIResponse> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return context.fetch(pathOf(endpoint.path, params) + search, {
    method: endpoint.method,
    data: body,
    // The endpoint's own answer: redirects are not followed.
    maxRedirects: 0,
    ...overrides,
  })
}
