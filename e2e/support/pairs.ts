/** Comparisons of two people, made through the API. */
import { randomBytes, randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { query } from './database'

/** A comparison that both agreed to. */
export async function insertPair([first, second]: readonly [string, string]): Promise<string> {
  const id = randomUUID()
  await query(
    `INSERT INTO pair_comparisons
       (id, first_id, first_name, second_id, second_name, hash, expires_at, agreed_at)
     VALUES ($1, $2, 'Una', $3, 'Otto', $4, now() + interval '30 days', now())`,
    [id, first, second, randomBytes(32).toString('hex')],
  )
  return id
}

/** Makes a link to compare with a result of this browser, and returns its secret. */
export async function makeLink(
  context: APIRequestContext,
  result: string,
  called?: string,
): Promise<string> {
  const response = await context.post(`/api/results/${result}/pairs`, { data: { called } })
  expect(response.status(), await response.text()).toBe(201)
  const { link } = await response.json()
  return new URL(link).pathname.replace('/compare/', '')
}

/** Agrees to compare a result of this browser with the one behind the link. */
export function agree(
  context: APIRequestContext,
  token: string,
  result_id: string,
  called?: string,
): Promise<APIResponse> {
  return context.post(`/api/pair-links/${token}/agree`, { data: { result_id, called } })
}
