/** The profile, by what a person sees and does. */

import type { Page } from '@playwright/test'
import { expect } from '../checks'
import { open } from '../hydrated'
import { type Person, registerPerson } from '../people'

export const panel = (page: Page, name: string) => page.getByRole('region', { name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A person at their profile, ready to be used. */
export async function openProfile(page: Page): Promise<Person> {
  const person = await registerPerson(page.request)
  await open(page, '/profile')
  return person
}

export async function startEditing(page: Page): Promise<void> {
  await button(page, 'Edit profile').click()
  await expect(page.getByLabel('First name')).toBeFocused()
}
