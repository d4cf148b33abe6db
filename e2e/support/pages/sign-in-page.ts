/** The pages around signing in and the header, by what a person sees on them. */

import type { Page } from '@playwright/test'
import { expect, WIDTHS } from '../checks'
import { open } from '../hydrated'
import { newBrowser, newEmail, PASSWORD, registerPerson } from '../people'

export const DESK = WIDTHS[1]
export const TOKEN = 'x'.repeat(43)
export const BANNER = 'Complete your registration to access detailed DISC analysis!'

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const accountButton = (page: Page) => button(page, /^Account menu of/)
export const accountMenu = (page: Page) => page.getByRole('menu', { name: /^Account menu of/ })
export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export interface Registration {
  first?: string
  last?: string
  email?: string
  password?: string
  confirm?: string
}

export async function fillRegister(page: Page, given: Registration = {}): Promise<string> {
  const { first = 'Ada', last = 'Byron', password = PASSWORD, confirm = password } = given
  const email = given.email ?? newEmail('signs')
  await field(page, 'First name').fill(first)
  await field(page, 'Last name').fill(last)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(confirm)
  return email
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
}

/** Counts the calls to one endpoint. */
export function countCalls(page: Page, path: string): { count: () => number } {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return { count: () => count }
}

/** Signs out by the menu of a wide header. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click()
  await accountMenu(page).getByRole('menuitem', { name: 'Sign Out' }).click()
}

/** An account of someone who is not signed in here. */
export async function someone(baseURL?: string) {
  return registerPerson(await newBrowser(baseURL))
}

/** A page of a browser in which a person signs in by the form. */
export async function signedInPage(
  page: Page,
  baseURL: string | undefined,
  path = '/',
): Promise<void> {
  const { email } = await someone(baseURL)
  await open(page, '/login?redirectTo=/')
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  await open(page, path)
}
