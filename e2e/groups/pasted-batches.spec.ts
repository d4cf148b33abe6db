/** Of a pasted list, only the sent invitations are counted. */
import { join } from 'node:path'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { makeGroup, newPerson } from '../support/teams'

/** As many as one transaction sends (lib/server/groups/many-invitations.ts), and some more. */
const BATCH = 50
const LIST = 60

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('batches')
  aimAt(database.url)
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/batches'),
    DATABASE_URL: database.url,
    RATE_LIMIT_REGISTER_CLIENT: '1000000/3600',
    RATE_LIMIT_INVITE_ADDRESS: '1/86400',
    RATE_LIMIT_INVITE: `${LIST}/86400`,
    RATE_LIMIT_INVITE_UNCONFIRMED: `${LIST}/86400`,
    RATE_LIMIT_INVITE_UNCONFIRMED_CLIENT: `${2 * LIST + 1}/86400`,
  })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
})

test('a batch that fails leaves the limit to those that were not sent', SLOW_PROOF, async () => {
  const leader = await newPerson(copy.url)
  const group = await makeGroup(leader)
  const addresses = Array.from({ length: LIST }, (_, at) => `batch-${at}@example.com`)
  const paste = () =>
    leader.context.post(`/api/groups/${group}/invitations`, {
      data: { addresses: addresses.join('\n') },
    })
  // The database refuses one address of the second batch.
  await query(`ALTER TABLE invitations ADD CONSTRAINT refused CHECK (email <> '${addresses[55]}')`)
  expect((await paste()).status()).toBe(500)
  const [sent] = await query<{ count: number }>('SELECT count(*)::int FROM invitations')
  expect(sent).toEqual({ count: BATCH })
  await query('ALTER TABLE invitations DROP CONSTRAINT refused')
  const again = await paste()
  expect(again.status(), await again.text()).toBe(200)
  const { outcomes } = await again.json()
  expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...Array(BATCH).fill('invited_already'),
    ...Array(LIST - BATCH).fill('invited'),
  ])
})

test('an address whose day is used up takes nothing of the leader’s day', SLOW_PROOF, async () => {
  const full = 'full@example.com'
  const paste = async (addresses: string[]) => {
    const leader = await newPerson(copy.url)
    const group = await makeGroup(leader)
    const data = { addresses: addresses.join('\n') }
    const response = await leader.context.post(`/api/groups/${group}/invitations`, { data })
    const { outcomes } = await response.json()
    return outcomes.map(({ outcome }: { outcome: string }) => outcome)
  }
  expect(await paste([full])).toEqual(['invited'])
  const others = Array.from({ length: LIST }, (_, at) => `other-${at}@example.com`)
  expect(await paste([full, ...others])).toEqual(['too_many', ...Array(LIST).fill('invited')])
})
