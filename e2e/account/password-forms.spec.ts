/** A password matches however a keyboard or system encodes its letters and spaces. */
import { hash } from '@node-rs/argon2'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser, newEmail, registerPerson } from '../support/people'

/** The same password from three systems. */
const COMPOSED = 'Amélie boit du café 7'.normalize('NFC')
const DECOMPOSED = COMPOSED.normalize('NFD')
const OTHER_SPACES = COMPOSED.replaceAll(' ', '\u00a0')

const ANOTHER = 'amelie boit du cafe 7'

test('chosen in one form, it signs in, changes and deletes in any other', async ({ baseURL }) => {
  const browser = await newBrowser(baseURL)
  const email = newEmail()
  const names = { first_name: 'Ada', last_name: 'Byron' }
  const data = { ...names, email, password: DECOMPOSED }
  expect((await browser.post('/api/auth/register', { data })).status()).toBe(201)
  const login = async (password: string) =>
    (await newBrowser(baseURL)).post('/api/auth/login', { data: { email, password } })
  for (const password of [COMPOSED, DECOMPOSED, OTHER_SPACES]) {
    expect((await login(password)).status(), password).toBe(200)
  }
  await expectFailure(await login(ANOTHER), 'wrong_credentials')
  const change = { current_password: OTHER_SPACES, new_password: OTHER_SPACES }
  expect((await browser.put('/api/auth/password', { data: change })).status()).toBe(200)
  const ended = await browser.delete('/api/account', { data: { password: COMPOSED } })
  expect(ended.status()).toBe(204)
})

test('one kept as it was typed by an earlier version works as typed, and in every form from then on', async ({
  baseURL,
}) => {
  const { email, id } = await registerPerson(await newBrowser(baseURL))
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const earlier = await hash(DECOMPOSED, cost)
  await query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, earlier])
  const login = async (password: string) =>
    (await newBrowser(baseURL)).post('/api/auth/login', { data: { email, password } })
  await expectFailure(await login(ANOTHER), 'wrong_credentials')
  expect((await login(DECOMPOSED)).status()).toBe(200)
  for (const password of [COMPOSED, DECOMPOSED, OTHER_SPACES]) {
    expect((await login(password)).status(), password).toBe(200)
  }
})
