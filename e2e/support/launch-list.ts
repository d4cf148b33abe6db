/** The entries of the launch list. */
import { type APIRequestContext, expect } from '@playwright/test'
import { query } from './database'

/** Puts an address on the list, and waits until it is written down, which comes after the answer. */
export async function joinLaunchList(
  context: APIRequestContext,
  email: string,
  source = 'test',
): Promise<void> {
  const answer = await context.post('/api/prospective-users', { data: { email, source } })
  expect(answer.status(), await answer.text()).toBe(201)
  const listed = () => query('SELECT FROM prospective_users WHERE email = $1', [email])
  await expect.poll(async () => (await listed()).length).toBe(1)
}
