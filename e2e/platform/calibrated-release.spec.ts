/**
 * A copy that learns: from a thousand people's answers to what a new result says after the next
 * start, while every result of before keeps its numbers.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { drawWorld } from '../../lab/study/worlds'
import { FORM } from '../../lib/disc/form/items'
import { FORM_DESIGN } from '../../lib/disc/model/product-form'
import { randomFrom } from '../../lib/numbers/random'
import { newAdmin } from '../support/admins'
import { build, ROOT, serve } from '../support/checkouts'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { aimAt, newDatabase } from '../support/database'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { addSittings } from '../support/rows/crowd'

const PEOPLE = 1_000
const ends: (() => unknown)[] = []

test.describe.configure({ timeout: 600_000 })
test.afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** The stored answers of people who answer as in published forms. */
function sittings() {
  const world = drawWorld('real', FORM_DESIGN, 7, randomFrom(7))
  return Array.from({ length: PEOPLE }, () =>
    world
      .person()
      .sit()
      .map(({ block, most, least }) => {
        const { question, items } = FORM[block] ?? { question: 0, items: [] }
        return { q: question, most: items[most]?.id, least: items[least]?.id, ms: 5_000 }
      }),
  )
}

const read = async (context: APIRequestContext, path: string) => {
  const answer = await context.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.json()
}
const calibrationSeen = async (admin: APIRequestContext) =>
  (await read(admin, '/api/admin/items')).calibration

test(
  'it is learned from a thousand people, holds from the next start, and changes no result of before',
  SLOW_PROOF,
  async () => {
    build(ROOT)
    const database = await newDatabase('calibrated')
    ends.push(database.drop, aimAt)
    aimAt(database.url)
    const secret = { NEXTAUTH_SECRET: randomBytes(32).toString('base64url') }
    const folder = mkdtempSync(join(tmpdir(), 'discern-calibrated-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'calibrations.json')
    const env = {
      ...secret,
      DATABASE_URL: database.running,
      CALIBRATION_FILE: file,
      RATE_LIMIT_SCALE: '100000',
    }
    const started = async () => {
      const server = await serve(ROOT, { ...env, APP_URL: 'http://localhost' })
      ends.push(server.stop)
      return server
    }
    const before = await started()
    const visitor = await newBrowser(before.url)
    await registerPerson(visitor)
    const old = await takeAsPerson(visitor, 'DI')
    await addSittings(old, sittings())
    const admin = (await newAdmin(before.url)).context
    expect(await calibrationSeen(admin)).toMatchObject({
      in_force: 'none',
      people: PEOPLE,
      is_due: true,
    })
    await expect
      .poll(async () => (await calibrationSeen(admin)).change, { timeout: 60_000 })
      .not.toBeNull()
    const { change } = await calibrationSeen(admin)
    expect(change.people).toBe(PEOPLE)
    const oldResult = await read(visitor, `/api/results/${old}`)
    const oldPage = await read(visitor, '/api/assessment/history')

    const said = execFileSync(process.execPath, ['scripts/calibrate.mjs'], {
      cwd: ROOT,
      env: { ...process.env, ...env, MIGRATION_DATABASE_URL: '' },
      encoding: 'utf8',
    })
    console.log(said)
    expect(said).toMatch(/Means of their scores, before and after: D [\d.]+ → [\d.]+, I /)
    // What the admin was shown is what the next start will change.
    expect(said).toContain(
      `${change.other_letter} of them would get another first letter, ${change.other_style} another style.`,
    )
    const [, version = ''] = /^(\S+): 1000 people/.exec(said) ?? []
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ version, keepsLetters: true }])
    const after = await started()

    const cookies = await visitor.storageState()
    const person = await newBrowser(after.url, {
      Cookie: cookies.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    })
    expect(await read(person, `/api/results/${old}`)).toEqual(oldResult)
    expect(await read(person, '/api/assessment/history')).toEqual(oldPage)
    const guest = await newBrowser(after.url)
    await registerPerson(guest)
    const fresh = await read(guest, `/api/results/${await takeAsPerson(guest, 'DI')}`)
    expect(fresh.scores).not.toEqual(oldResult.scores)
    const seen = await calibrationSeen((await newAdmin(after.url)).context)
    expect(seen).toMatchObject({ in_force: version, is_due: false })
  },
)
