/** Live sessions and who takes part in them, made through the API. */
import { type APIRequestContext, expect } from '@playwright/test'
import type { LiveStep, Phone, Wall } from '../../lib/api/live'
import type { Someone } from './teams'

/** Starts the live session of a group, or finds the one that runs. */
export async function startLive(
  { context }: Pick<Someone, 'context'>,
  group: string,
  allows_guests = true,
): Promise<Wall> {
  const response = await context.post(`/api/groups/${group}/live`, { data: { allows_guests } })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

/** How someone takes part: their name on the wall, and nothing else. */
const PART = { shows_name: true, uses_result: false, may_be_guessed: false }

/** Comes into a live session, a guest by this name. */
export async function comeIn(
  context: APIRequestContext,
  code: string,
  how: { name?: string } & Partial<typeof PART> = {},
): Promise<Phone> {
  const response = await context.post(`/api/live/${code}/me`, { data: { ...PART, ...how } })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

/** What the wall shows. */
export async function readWall(
  { context }: Pick<Someone, 'context'>,
  group: string,
): Promise<Wall> {
  const response = await context.get(`/api/groups/${group}/live`)
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()).live
}

/** Goes to a step. */
export async function goTo(
  { context }: Pick<Someone, 'context'>,
  group: string,
  step: LiveStep,
): Promise<Wall> {
  const response = await context.patch(`/api/groups/${group}/live`, { data: { step } })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

/** What a phone shows. */
export async function readPhone(context: APIRequestContext, code: string): Promise<Phone> {
  const response = await context.get(`/api/live/${code}/me`)
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

/** Answers the step; returns the status. */
export async function answer(
  context: APIRequestContext,
  code: string,
  step: LiveStep,
  said: string | null,
): Promise<number> {
  const response = await context.put(`/api/live/${code}/answer`, { data: { step, answer: said } })
  return response.status()
}
