/** Admins, made in the database: no endpoint makes the first one. */
import { query } from './database'
import type { Person } from './people'
import { confirmAddress, newPerson, type Someone } from './teams'

/** As if ADMIN_EMAIL or `npm run admin:grant` had named them. */
export async function promote({ id }: Pick<Person, 'id'>): Promise<void> {
  const proven = 'email_verified_at = now(), owner_proven_at = now()'
  await query(`UPDATE users SET is_admin = true, ${proven} WHERE id = $1`, [id])
}

/** A new admin. */
export async function newAdmin(baseURL?: string, first_name = 'Adele'): Promise<Someone> {
  const someone = await newPerson(baseURL, { first_name })
  await promote(someone.person)
  return someone
}

/** A new person with a confirmed address. */
export async function newConfirmed(baseURL?: string, first_name = 'Ada'): Promise<Someone> {
  const someone = await newPerson(baseURL, { first_name })
  await confirmAddress(someone.person)
  return someone
}

/** A coupon, straight into the table; returns its id. */
export async function newCoupon(code: string): Promise<string> {
  const rows = await query<{ id: string }>(
    'INSERT INTO coupons (id, code, percent_off) VALUES (gen_random_uuid(), $1, 10) RETURNING id',
    [code],
  )
  return rows[0]?.id ?? ''
}
