import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { canonicalEmail } from '@/lib/address'
import { gives, standingOf, UNPROVEN_PROVIDER } from '@/lib/api/address-rights'
import { connect, findDatabase } from './database/found-database'
import { readSettingFiles } from './setting-files'
import { readSettings } from './settings'

interface Outcome {
  isAdmin: boolean
  /** For the person who asked. */
  sentence: string
}

/**
 * Makes the person of an address an admin, who has to sign in again. Finds the database as `npm start` does, and starts
 * the embedded one for the moment when it does not run.
 */
export async function grantAdmin(address: string): Promise<Outcome> {
  const email = canonicalEmail(address)
  if (!email.includes('@')) {
    return refused('Name an address: npm run admin:grant -- someone@example.com')
  }
  readSettingFiles()
  const found = await findDatabase(readSettings())
  if (typeof found === 'string') return refused(found)
  const client = await connect(found.urls.running)
  try {
    return await grant(client, email)
  } finally {
    await client.end()
    await found.stop()
  }
}

const refused = (sentence: string): Outcome => ({ isAdmin: false, sentence })
const granted = (sentence: string): Outcome => ({ isAdmin: true, sentence })

/**
 * As in the product (`be_made_admin` in lib/api/address-rights.ts), an account does not become an admin's if a stranger may
 * have opened. The act is written down where admins see it. Sessions end, and so does a way in through a provider that
 * does not vouch for addresses.
 */
async function grant(client: pg.Client, email: string): Promise<Outcome> {
  const { rows } = await client.query<{
    id: string
    is_admin: boolean
    is_disabled: boolean
    emailVerifiedAt: Date | null
    ownerProvenAt: Date | null
  }>(
    `SELECT id, is_admin, disabled_at IS NOT NULL AS is_disabled,
       email_verified_at AS "emailVerifiedAt", owner_proven_at AS "ownerProvenAt"
     FROM users WHERE email = $1`,
    [email],
  )
  const [user] = rows
  if (!user) return refused(`No one has registered with ${email}.`)
  if (user.is_disabled) return refused(`The account of ${email} is disabled.`)
  if (!gives(standingOf(user), 'be_made_admin')) {
    return refused(
      `Anyone may have opened the account of ${email}: first open the confirmation link in the browser that is signed in, or set a new password by email.`,
    )
  }
  if (user.is_admin) return granted(`${email} is an admin already.`)
  await client.query(
    `WITH granted AS (
       UPDATE users SET is_admin = true, session_version = session_version + 1
       WHERE id = $1 AND NOT is_admin RETURNING id
     ), ended AS (
       DELETE FROM sessions USING granted WHERE user_id = granted.id
     ), dropped AS (
       DELETE FROM identities USING granted WHERE user_id = granted.id AND provider = $3
     )
     INSERT INTO admin_acts (id, act, via, target_kind, target_id)
     SELECT $2, 'make_admin', 'command', 'user', id FROM granted`,
    [user.id, randomUUID(), UNPROVEN_PROVIDER],
  )
  return granted(`${email} is an admin now, from the next sign-in on.`)
}
