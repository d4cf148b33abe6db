/** Much at once: a group of a thousand costs as many statements as one of ten, and invitations have a limit. */
import { join } from 'node:path'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy, startWire } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser, newEmail, registerPerson } from '../support/people'
import { fewestStatements, listener } from '../support/rows/heard'

test.describe.configure({ mode: 'serial' })

let wire: Awaited<ReturnType<typeof startWire>>
let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>
const ears = listener()

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('scale')
  aimAt(database.url)
  wire = await startWire(database.port, ears.hear)
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/scale'),
    DATABASE_URL: database.urlThrough(wire.port),
    RATE_LIMIT_SCALE: '1',
    RATE_LIMIT_REGISTER_CLIENT: '1000000/3600',
    RATE_LIMIT_INVITE: '3/86400',
  })
})

test.afterAll(async () => {
  await copy?.stop()
  wire?.close()
  aimAt()
  await database?.drop()
})

/** Members with two results each, straight into the tables. */
async function fill(group: string, size: number): Promise<void> {
  const mark = crypto.randomUUID().slice(0, 8)
  await query(
    `WITH people AS (
       INSERT INTO users (id, email, first_name, last_name)
       SELECT gen_random_uuid(), $2 || '-' || n || '@example.com', 'Person', 'N' || n
       FROM generate_series(1, $3::int) n RETURNING id
     ), members AS (
       INSERT INTO memberships (group_id, user_id) SELECT $1::uuid, id FROM people
     )
     INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted,
       d_score, i_score, s_score, c_score, primary_letter, secondary_letter, style_code, completed_at)
     SELECT gen_random_uuid()::text, id, 'x', 'x', '[]', 28, 70, 40, 30, 20, 'D', 'I', 'D',
       now() - make_interval(days => n) FROM people, generate_series(1, 2) n`,
    [group, mark, size],
  )
}

test(
  'list, detail and comparison of 1,000 members take as many statements as of ten',
  SLOW_PROOF,
  async () => {
    const leader = await newBrowser(copy.url)
    await registerPerson(leader)
    const make = async (size: number) => {
      const { id } = await (await leader.post('/api/groups', { data: { name: `${size}` } })).json()
      await fill(id, size)
      return id as string
    }
    const groups = { few: await make(9), many: await make(999) }
    const count = async (path: string, size: number, sizeOf: (body: never) => number) => {
      const said = await fewestStatements(ears, async () => {
        const response = await leader.get(path)
        expect(sizeOf((await response.json()) as never)).toBe(size)
      })
      return said.length
    }
    const detail = ({ members }: { members: unknown[] }) => members.length
    for (const [path, members] of [
      ['', 0],
      ['/comparison', 1],
    ] as const) {
      const few = await count(`/api/groups/${groups.few}${path}`, 10 - members, detail)
      expect(few).toBeGreaterThan(1)
      expect(await count(`/api/groups/${groups.many}${path}`, 1000 - members, detail)).toBe(few)
    }
    const rows = (body: unknown[]) => body.length
    const two = await count('/api/groups', 2, rows)
    for (let made = 2; made < 12; made += 1) await make(1)
    expect(await count('/api/groups', 12, rows)).toBe(two)
  },
)

test('a leader invites so many a day, one by one or by list', SLOW_PROOF, async () => {
  const leader = await newBrowser(copy.url)
  await registerPerson(leader)
  const { id } = await (await leader.post('/api/groups', { data: { name: 'Many' } })).json()
  const path = `/api/groups/${id}`
  const first = await leader.post(`${path}/invite`, { data: { email: newEmail() } })
  expect(first.status()).toBe(200)
  const addresses = Array.from({ length: 4 }, () => newEmail()).join()
  const pasted = await leader.post(`${path}/invitations`, { data: { addresses } })
  const { outcomes } = await pasted.json()
  expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'invited',
    'invited',
    'too_many',
    'too_many',
  ])
  const refused = await leader.post(`${path}/invite`, { data: { email: newEmail() } })
  const { error } = await expectFailure(refused, 'too_many_requests')
  expect(error).toContain('as many invitations as you can in a day')
  expect(await (await leader.get(`${path}/invitations`)).json()).toHaveLength(3)
})
