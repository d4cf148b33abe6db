/**
 * `npm run admin:grant -- EMAIL`: makes a person whose address is proven to be theirs an admin, who then signs in anew. Finds the
 * database as `npm start` does, and starts the embedded one for the moment when it does not run.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedUrl } from './embedded-url.mjs'
import { install } from './install.mjs'
import { readSettings } from './settings.mjs'

const email = (process.argv[2] ?? '').normalize('NFKC').trim().toLowerCase()
if (!email.includes('@')) end('Name an address: npm run admin:grant -- somebody@example.com')

install()
const { default: pg } = await import('pg')
const { databaseUrl, dataDir } = readSettings()
const { client, stop } = await openDatabase()
const problem = await grant(client).finally(async () => {
  await client.end()
  await stop()
})
end(problem)

/** The database of the settings: one that runs, or the embedded one, started and brought up to date. */
async function openDatabase() {
  const keepRunning = async () => {}
  const running = await connect(databaseUrl ?? embeddedUrl(dataDir))
  if (running) return { client: running, stop: keepRunning }
  if (databaseUrl) end('The database of DATABASE_URL does not answer.')
  if (!existsSync(join(dataDir, 'postgres.json'))) {
    end(`There is no product in ${dataDir} yet. Run npm start once, and register.`)
  }
  const { startPostgres } = await import('./postgres.mjs')
  const { migrate } = await import('./migrate.mjs')
  const { urls, stop } = await startPostgres(dataDir)
  await migrate(urls.owner, urls.running)
  return { client: await connect(urls.running), stop }
}

async function connect(connectionString) {
  if (!connectionString) return undefined
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return client
  } catch {
    return undefined
  }
}

/**
 * What stands in the way, if anything: as in the product (`be_made_admin` in lib/api/address-rights.ts), nobody becomes an
 * admin whose account a stranger may have opened. The act is written down where admins see it. Sessions end, and so does
 * a way in through a provider that does not vouch for addresses.
 */
async function grant(client) {
  const { rows } = await client.query(
    `SELECT id, is_admin, disabled_at IS NOT NULL AS is_disabled, owner_proven_at IS NOT NULL AS is_proven
     FROM users WHERE email = $1`,
    [email],
  )
  const [user] = rows
  if (!user) return `Nobody has registered with ${email}.`
  if (user.is_disabled) return `The account of ${email} is disabled.`
  if (!user.is_proven) {
    return `Anybody may have opened the account of ${email}: first open the confirmation link in the browser that is signed in, or set a new password by mail.`
  }
  if (user.is_admin) return say(`${email} is an admin already.`)
  await client.query(
    `WITH granted AS (
       UPDATE users SET is_admin = true, session_version = session_version + 1
       WHERE id = $1 AND NOT is_admin RETURNING id
     ), ended AS (
       DELETE FROM sessions USING granted WHERE user_id = granted.id
     ), dropped AS (
       DELETE FROM identities USING granted WHERE user_id = granted.id AND provider = 'facebook'
     )
     INSERT INTO admin_acts (id, act, via, target_kind, target_id)
     SELECT $2, 'make_admin', 'command', 'user', id FROM granted`,
    [user.id, randomUUID()],
  )
  say(`${email} is an admin now, from the next sign-in on.`)
}

function say(line) {
  console.log(line)
}

function end(problem) {
  if (problem) console.error(problem)
  process.exit(problem ? 1 : 0)
}
