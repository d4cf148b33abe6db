/** A backup that is taken under load, and what is restored from it (issue 18, rows 4 and 13). */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import type { Header } from '../../lib/runtime/database/backup-format'
import { rolesOf } from '../../lib/runtime/roles'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/calls'
import { SLOW_PROOF } from '../support/checks'
import { startCopy, testDatabase } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { bearer, newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { DIFFERENCES } from '../support/rows/kept-counts'

test.describe.configure({ timeout: 180_000 })

let folder: string
const file = (name: string) => join(folder, name)
const copies: { stop: () => Promise<void> }[] = []
const databases: { drop: () => Promise<unknown> }[] = []

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'discern-backup-'))
})

test.afterAll(async () => {
  aimAt()
  for (const copy of copies) await copy.stop()
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs one of the two commands; its standard output, or what it said before it ended with 1. */
async function run(command: 'backup' | 'restore', path: string, url: string, dataDir: string) {
  const { owner, running } = rolesOf(url)
  const env = {
    ...process.env,
    DATABASE_URL: running,
    MIGRATION_DATABASE_URL: owner,
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: '',
  }
  return promisify(execFile)(process.execPath, [`scripts/${command}.mjs`, path], { env }).then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code}: ${stderr}`,
  )
}

/** A database without a table. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const { port, urlThrough, owner } = testDatabase()
  await query(`CREATE DATABASE ${name} OWNER ${new URL(owner).username}`)
  databases.push({ drop: () => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) })
  return urlThrough(port).replace(/\/discern$/, `/${name}`)
}

/** All that is held about a person, byte by byte, but for the moment of asking. */
async function archiveOf(person: APIRequestContext): Promise<string> {
  const archive = await (await person.get('/api/account/export')).text()
  return archive.replace(/"exported_at":"[^"]+"/, '')
}

/** Guests submit, one after the other, until told to stop; resolves to their results, in order. */
function keepSubmitting(baseURL: string) {
  const ids: string[] = []
  let goesOn = true
  const done = (async () => {
    const guest = await newBrowser(baseURL)
    while (goesOn) {
      const data = { responses: answersFor('CS') }
      const response = await guest.post('/api/assessment/guest/submit', { data })
      ids.push((await response.json()).result_id)
    }
  })()
  return {
    ids,
    stop: () => {
      goesOn = false
      return done
    },
  }
}

test(
  'a backup under load is of one moment, and what is restored from it is the same',
  SLOW_PROOF,
  async () => {
    const source = await newDatabase('backed_up')
    databases.push(source)
    const first = await startCopy({
      DATABASE_URL: source.url,
      DATA_DIR: file('first'),
      RATE_LIMIT_SCALE: '1000',
    })
    copies.push(first)
    const browser = await newBrowser(first.url)
    const person = await registerPerson(browser)
    const id = await takeAsPerson(browser, 'DI')
    const order = { result_id: id, coupon_code: 'FREE' }
    expect((await browser.post('/api/payments/create-intent', { data: order })).ok()).toBe(true)
    await browser.post('/api/groups', { data: { name: 'Tabs\t, \\. and\nlines' } })
    // The mail that confirms the address is on its way, and its link is part of what is held.
    await expect.poll(() => archiveOf(browser)).toContain('"open_mail_links":[{')
    const archive = await archiveOf(browser)

    const load = keepSubmitting(first.url)
    await expect.poll(() => load.ids.length).toBeGreaterThan(5)
    const before = [...load.ids]
    expect(await run('backup', file('a'), source.url, file('first'))).toMatch(
      /^Wrote [\d,]+ rows to /,
    )
    await load.stop()
    expect(load.ids.length).toBeGreaterThan(before.length)
    expect(statSync(file('a')).mode & 0o777).toBe(0o600)

    const url = await emptyDatabase()
    expect(await run('restore', file('a'), url, file('second'))).toMatch(/Restored [\d,]+ rows of /)
    const second = await startCopy({
      DATABASE_URL: url,
      DATA_DIR: file('second'),
      RATE_LIMIT_SCALE: '1000',
    })
    copies.push(second)
    const there = await newBrowser(second.url, bearer(person.token))
    expect((await there.get(`/api/results/${id}`)).status()).toBe(200)
    expect(await archiveOf(there)).toBe(archive)

    aimAt(url)
    const rows = await query<{ id: string }>(
      'SELECT id FROM assessments WHERE guest_id IS NOT NULL',
    )
    const restored = new Set(rows.map((row) => row.id))
    expect(before.filter((one) => !restored.has(one))).toEqual([])
    expect(await query(DIFFERENCES)).toEqual([])

    // What was restored keeps counting where the copy stopped.
    expect((await there.post('/api/groups', { data: { name: 'One more' } })).status()).toBe(201)
    expect(await query(DIFFERENCES)).toEqual([])
    aimAt()
    expect(await run('restore', file('a'), url, file('second'))).toMatch(/^1: .*not empty/s)
  },
)

test(
  'a file that is cut off, foreign or newer restores nothing, and the next try can',
  SLOW_PROOF,
  async () => {
    const source = await newDatabase('backed_up')
    databases.push(source)
    expect(await run('backup', file('whole'), source.url, file('third'))).toMatch(
      /^Wrote [\d,]+ rows to /,
    )
    const whole = readFileSync(file('whole'))
    const [head = '', ...rest] = gunzipSync(whole).toString().split('\n')
    const header: Header = JSON.parse(head)
    const newer = { ...header, migrations: [...header.migrations, '99991231000000_later'] }
    writeFileSync(file('cut'), whole.subarray(0, whole.length - 30))
    writeFileSync(file('without-end'), gzipSync([head, ...rest.slice(0, -2), ''].join('\n')))
    writeFileSync(file('newer'), gzipSync([JSON.stringify(newer), ...rest].join('\n')))
    writeFileSync(file('foreign'), 'something else')
    const [first = { name: '', columns: [] }, ...others] = header.tables
    const planted = [{ ...first, name: 'users; DROP TABLE users; --' }, ...others]
    const forged = { ...header, tables: planted }
    writeFileSync(file('forged'), gzipSync([JSON.stringify(forged), ...rest].join('\n')))

    const url = await emptyDatabase()
    const restore = (name: string) => run('restore', file(name), url, file('fourth'))
    expect(await restore('newer')).toContain('This backup is from a newer version.')
    expect(await restore('foreign')).toContain('This is no backup of Discern.')
    expect(await restore('forged')).toContain('names tables that its version never had')
    expect(await restore('cut')).toContain('Nothing was restored.')
    expect(await restore('without-end')).toContain('Nothing was restored.')
    expect(await restore('whole')).toMatch(/Restored [\d,]+ rows of /)
  },
)
