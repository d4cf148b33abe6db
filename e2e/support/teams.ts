/** Groups and their people, made through the API. */
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import type { Invitation } from '../../lib/api/invitations'
import { query } from './database'
import { newBrowser, newEmail, type Person, registerPerson } from './people'

/** A person with their own browser. */
export interface Someone {
  person: Person
  context: APIRequestContext
}

/** A new person with an account. */
export async function newPerson(
  baseURL?: string,
  names: { first_name?: string; last_name?: string } = {},
): Promise<Someone> {
  const context = await newBrowser(baseURL)
  const person = await registerPerson(context, { email: newEmail(), ...names })
  return { context, person }
}

/** As if the person had opened the link that was mailed to their address, in the browser where they are signed in. */
export async function confirmAddress({ email }: Pick<Person, 'email'>): Promise<void> {
  const proven = 'email_verified_at = now(), owner_proven_at = now()'
  await query(`UPDATE users SET ${proven} WHERE email = $1`, [email])
}

/** Makes a group that this person leads, and returns its id. */
export async function makeGroup({ context }: Someone, name = 'Design'): Promise<string> {
  const response = await context.post('/api/groups', { data: { name } })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).id
}

/** Invites a person and returns the invitation as they see it on /groups. */
export async function inviteTo(
  leader: Someone,
  group: string,
  guest: Someone,
): Promise<Invitation> {
  const data = { email: guest.person.email }
  const response = await leader.context.post(`/api/groups/${group}/invite`, { data })
  expect(response.status(), await response.text()).toBe(200)
  await confirmAddress(guest.person)
  const [newest] = await (await guest.context.get('/api/invitations')).json()
  return newest
}

/** Makes a member a further leader. */
export async function addLeader(
  leader: Someone,
  group: string,
  { person }: Someone,
): Promise<void> {
  const response = await leader.context.put(`/api/groups/${group}/leaders/${person.id}`)
  expect(response.status(), await response.text()).toBe(204)
}

/** Invites a person, who accepts. */
export async function addMember(leader: Someone, group: string, guest: Someone): Promise<void> {
  const { id } = await inviteTo(leader, group, guest)
  const accepted = await guest.context.post(`/api/invitations/${id}/accept`)
  expect(await accepted.json()).toEqual({ group_id: group })
}

/** Makes a join link of a group, as the leader chooses it. */
export async function makeLink(
  { context }: Someone,
  group: string,
  choices: object = {},
): Promise<{ id: string; code: string }> {
  const response = await context.post(`/api/groups/${group}/join-link`, { data: choices })
  expect(response.status(), await response.text()).toBe(201)
  const { id, url } = await response.json()
  return { id, code: new URL(url).pathname.split('/').at(-1) ?? '' }
}

/** Joins by a link, or asks to, as a person of whose address it is known that it is theirs. */
export async function joinBy(
  { person, context }: Someone,
  code: string,
  choice: { result_id?: string } = {},
): Promise<APIResponse> {
  await confirmAddress(person)
  return context.post(`/api/join/${code}`, { data: { agreed_to: 'styles', ...choice } })
}
