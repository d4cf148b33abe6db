/** A thousand people join with one link at once, on two servers: each place is given once. */
import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { encode } from 'next-auth/jwt'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopies } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { folderOf } from '../support/limited/replicas'
import { makeGroup, makeLink, newPerson } from '../support/teams'

const PEOPLE = 1000
const PLACES = 300
const SECRET = randomBytes(32).toString('base64url')
const DATA_DIR = folderOf('join-race')

let copies: Awaited<ReturnType<typeof startCopies>>
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  database = await newDatabase('join_race')
  aimAt(database.url)
  const settings = { DATA_DIR, DATABASE_URL: database.url, NEXTAUTH_SECRET: SECRET }
  copies = await startCopies({ ...settings, RATE_LIMIT_SCALE: '100' }, 2)
})

test.afterAll(async () => {
  await copies?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** People with a session each and a proven address. Passwords would take their hashing. */
async function makePeople(): Promise<string[]> {
  const rows = Array.from({ length: PEOPLE }, () => ({ id: randomUUID(), sid: randomUUID() }))
  const ids = rows.map(({ id }) => id)
  await query(
    `INSERT INTO users (id, email, first_name, last_name, email_verified_at, owner_proven_at)
     SELECT id, id || '@race.example', 'A', 'B', now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  )
  await query(
    `INSERT INTO sessions (id, user_id, expires_at)
     SELECT sid, id, now() + interval '1 day' FROM unnest($1::uuid[], $2::uuid[]) AS one (sid, id)`,
    [rows.map(({ sid }) => sid), ids],
  )
  return Promise.all(
    rows.map(({ id, sid }) =>
      encode({ token: { sub: id, sid, sv: 1, use: 'bearer' }, secret: SECRET, maxAge: 3600 }),
    ),
  )
}

/** Joins, and once more for as long as the server has too much in flight. */
async function join({ url }: Copy, code: string, token: string): Promise<number> {
  for (;;) {
    const response = await fetch(`${url}/api/join/${code}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ agreed_to: 'styles' }),
    })
    await response.arrayBuffer()
    if (response.status !== 503) return response.status
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800))
  }
}

test('of a thousand who join at once, three hundred get in', SLOW_PROOF, async () => {
  test.setTimeout(300_000)
  const leader = await newPerson(copies.url)
  const group = await makeGroup(leader)
  const { code } = await makeLink(leader, group, { places: PLACES })
  const tokens = await makePeople()
  const answers = await Promise.all(
    tokens.map((token, at) => join(copies.all[at % copies.all.length] as Copy, code, token)),
  )
  const counted = (status: number) => answers.filter((answer) => answer === status).length
  const [stored] = await query(
    `SELECT (SELECT count(*)::int FROM memberships WHERE join_link_id IS NOT NULL) AS members,
            (SELECT used FROM join_links) AS used`,
  )
  expect({ joined: counted(200), ended: counted(404), ...stored }).toEqual({
    joined: PLACES,
    ended: PEOPLE - PLACES,
    members: PLACES,
    used: PLACES,
  })
})
