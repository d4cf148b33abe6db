/** A right that ends while a call is still arriving has ended for that call, too. */
import type { APIResponse } from '@playwright/test'
import { MAX_BODY_BYTES } from '../../lib/api/endpoint'
import type { ErrorCode } from '../../lib/api/errors'
import { newAdmin } from '../support/admins'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { newCode } from '../support/endpoints/examples'
import { jsonIn } from '../support/envelope'
import { halfSend } from '../support/half-sent'
import { bearer, newEmail, PASSWORD, takeAsPerson } from '../support/people'
import {
  addLeader,
  addMember,
  confirmAddress,
  makeGroup,
  newPerson,
  type Someone,
} from '../support/teams'

/** A call, how the right to it ends meanwhile, and the answer then. */
interface Ending {
  who: Someone
  call: { method: string; path: string; body: Record<string, unknown> }
  end: () => Promise<unknown>
  code: ErrorCode
  /** What the call would have written. */
  written: () => Promise<object[]>
}

async function withReport(baseURL?: string) {
  const who = await newPerson(baseURL)
  const id = await takeAsPerson(who.context)
  const data = { result_id: id, coupon_code: 'FREE' }
  expect((await who.context.post('/api/payments/create-intent', { data })).status()).toBe(200)
  return { who, id }
}

async function withGroup(baseURL?: string) {
  const [who, other] = [await newPerson(baseURL), await newPerson(baseURL)]
  const group = await makeGroup(who)
  await addMember(who, group, other)
  await confirmAddress(who.person)
  return { who, other, group }
}

const done = async (call: Promise<APIResponse>) => expect((await call).ok()).toBe(true)

/** The same account signs out, in the browser that the token was copied from. */
const signOut = ({ context }: Someone) => done(context.post('/api/auth/logout'))

const ENDINGS: Record<string, (baseURL?: string) => Promise<Ending>> = {
  'a coupon of an admin who is demoted': async (baseURL) => {
    const who = await newAdmin(baseURL)
    const code = newCode()
    return {
      who,
      call: { method: 'POST', path: '/api/admin/coupons', body: { code, percent_off: 100 } },
      end: () => query('UPDATE users SET is_admin = false WHERE id = $1', [who.person.id]),
      code: 'not_found',
      written: () => query('SELECT 1 FROM coupons WHERE code = $1', [code]),
    }
  },
  'a link to a report, from a copied session that is ended': async (baseURL) => {
    const { who, id } = await withReport(baseURL)
    const body = { email: newEmail('thief') }
    return {
      who,
      call: { method: 'POST', path: `/api/results/${id}/link`, body },
      end: () => signOut(who),
      code: 'not_found',
      written: () =>
        query('SELECT 1 FROM pgboss.job WHERE data::text LIKE $1', [`%${body.email}%`]),
    }
  },
  'a name of a group that is handed over': async (baseURL) => {
    const { who, other, group } = await withGroup(baseURL)
    return {
      who,
      call: { method: 'PATCH', path: `/api/groups/${group}`, body: { name: 'Mine still' } },
      end: () =>
        done(
          who.context.put(`/api/groups/${group}/leader`, { data: { user_id: other.person.id } }),
        ),
      code: 'not_found',
      written: () => query("SELECT 1 FROM groups WHERE id = $1 AND name = 'Mine still'", [group]),
    }
  },
  'a name of a group whose further leader no longer leads': async (baseURL) => {
    const { who, other, group } = await withGroup(baseURL)
    await addLeader(who, group, other)
    return {
      who: other,
      call: { method: 'PATCH', path: `/api/groups/${group}`, body: { name: 'Mine still' } },
      end: () => done(who.context.delete(`/api/groups/${group}/leaders/${other.person.id}`)),
      code: 'not_found',
      written: () => query("SELECT 1 FROM groups WHERE id = $1 AND name = 'Mine still'", [group]),
    }
  },
  'a name of an account that is signed out': async (baseURL) => {
    const who = await newPerson(baseURL)
    const { email, id } = who.person
    const body = { email, first_name: 'Mallory', last_name: 'Byron', password: PASSWORD }
    return {
      who,
      call: { method: 'PUT', path: '/api/auth/profile', body },
      end: () => signOut(who),
      code: 'not_signed_in',
      written: () => query("SELECT 1 FROM users WHERE id = $1 AND first_name = 'Mallory'", [id]),
    }
  },
  'an invitation by an account that is disabled': async (baseURL) => {
    const who = await newPerson(baseURL)
    const group = await makeGroup(who)
    const email = newEmail('invited')
    return {
      who,
      call: { method: 'POST', path: `/api/groups/${group}/invite`, body: { email } },
      end: () => query('UPDATE users SET disabled_at = now() WHERE id = $1', [who.person.id]),
      code: 'not_signed_in',
      written: () => query('SELECT 1 FROM invitations WHERE email = $1', [email]),
    }
  },
  'an agreement in a group that no longer has its member': async (baseURL) => {
    const { who, other, group } = await withGroup(baseURL)
    const path = `/api/groups/${group}`
    return {
      who: other,
      call: { method: 'PUT', path: `${path}/consent`, body: { agreed_to: 'open' } },
      end: () => done(who.context.delete(`${path}/members/${other.person.id}`)),
      code: 'not_found',
      written: () =>
        query('SELECT 1 FROM memberships WHERE group_id = $1 AND user_id = $2', [
          group,
          other.person.id,
        ]),
    }
  },
}

test.describe('a right that ends while a body comes', () => {
  for (const [what, arrange] of Object.entries(ENDINGS)) {
    test(`has ended: ${what}`, async ({ baseURL }) => {
      const { who, call, end, code, written } = await arrange(baseURL)
      const headers = bearer(who.person.token)
      const body = JSON.stringify(call.body)
      const sizes = [body.length, MAX_BODY_BYTES]
      const sent = sizes.map((size) => halfSend(baseURL, { ...call, headers, body, size }))
      // Time in which a server that begins too early would have looked who asks.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await end()
      for (const half of sent) {
        const answer = await half.end()
        expect(jsonIn(answer), answer).toMatchObject({ code })
      }
      expect(await written()).toEqual([])
    })
  }
})
