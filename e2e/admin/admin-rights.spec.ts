/** Every admin endpoint, called by each kind of caller: for all but admins it does not exist. */
import { ENDPOINTS } from '../../lib/api/all'
import { newAdmin, newConfirmed, newCoupon } from '../support/admins'
import { callEach } from '../support/calls'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import {
  endsCaller,
  exampleOf,
  isForAdmins,
  nameOf,
  newCode,
  send,
} from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { newBrowser } from '../support/people'
import { addCrowd } from '../support/rows/crowd'
import { newPerson } from '../support/teams'

const CALLERS = ['anonymous', 'person', 'former admin', 'disabled admin', 'admin'] as const
type Caller = (typeof CALLERS)[number]

const makers: Record<Caller, (baseURL?: string) => ReturnType<typeof newBrowser>> = {
  anonymous: (baseURL) => newBrowser(baseURL),
  person: async (baseURL) => (await newPerson(baseURL)).context,
  'former admin': async (baseURL) => {
    const { person, context } = await newAdmin(baseURL)
    await query('UPDATE users SET is_admin = false WHERE id = $1', [person.id])
    return context
  },
  'disabled admin': async (baseURL) => {
    const { person, context } = await newAdmin(baseURL)
    await query('UPDATE users SET disabled_at = now() WHERE id = $1', [person.id])
    return context
  },
  admin: async (baseURL) => (await newAdmin(baseURL)).context,
}

/** The caller, and the account and the coupon that the calls change, or would. */
async function arrange(caller: Caller, baseURL?: string) {
  const { person } = await newConfirmed(baseURL)
  const ids = { user: person.id, coupon: await newCoupon(newCode()) }
  return { person, ids, context: await makers[caller](baseURL) }
}

for (const caller of CALLERS) {
  test(`rights of ${caller}`, async ({ baseURL }) => {
    const endpoints = ENDPOINTS.filter(isForAdmins)
    const arranged = await arrange(caller, baseURL)
    await callEach(endpoints, nameOf, async (endpoint) => {
      const endsIt = caller === 'admin' && endsCaller(endpoint)
      const { person, ids, context } = endsIt ? await arrange(caller, baseURL) : arranged
      if (nameOf(endpoint) === 'GET /api/admin/research') await addCrowd(50)
      const example = exampleOf(endpoint, ids)
      const response = await send(context, endpoint, example)
      if (caller === 'admin') {
        if (example.fails) return void (await expectFailure(response, example.fails))
        expect(response.status(), await response.text()).toBe(endpoint.status)
        expect(await response.text()).not.toMatch(/\$argon2|password_?hash|session_?version/i)
        return
      }
      const refusal = await expectFailure(response, 'not_found')
      // Wrong calls and calls that name a real person answer 404 as well, so that the endpoint cannot be discovered.
      const data = endpoint.method === 'GET' ? undefined : { nothing: 'known' }
      const wrong = await send(context, endpoint, exampleOf(endpoint), { data })
      expect(await expectFailure(wrong, 'not_found')).toEqual(refusal)
      const [left] = await query('SELECT is_admin, disabled_at FROM users WHERE id = $1', [
        person.id,
      ])
      expect(left).toEqual({ is_admin: false, disabled_at: null })
    })
  })
}
