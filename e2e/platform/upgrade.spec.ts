/** Servers of one build replaced by servers of another, one after the other, under load. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBalancer } from '../../lab/balancer.mjs'
import { routes as pages } from '../../lib/routes'
import { freePort } from '../../lib/runtime/free-port'
import {
  build,
  doesBuild,
  earlierCheckout,
  earlierVersions,
  migrate,
  newCheckout,
  ROOT,
  serve as serveFrom,
} from '../support/checkouts'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { aimAt, newDatabase, query } from '../support/database'
import { answers } from '../support/hydrated'
import { newStrictBrowser, registerPerson } from '../support/people'

let newerFolder = ''
const LANES = 3
/** How long load runs before and after each step, so that it meets every moment of one. */
const STEADY_MS = 2_000

const ends: (() => unknown)[] = []

// Three earlier versions are installed and built, one after the other.
test.describe.configure({ mode: 'serial', timeout: 1_800_000 })

test.afterAll(async () => {
  // Several checkouts with their packages are deleted.
  test.setTimeout(300_000)
  for (const end of ends.reverse()) await end()
  if (newerFolder) rmSync(newerFolder, { recursive: true, force: true })
})

/** The same sources with another sentence in a browser script, and their build: another version. */
function buildNewer(): void {
  newerFolder = newCheckout('newer')
  const file = join(newerFolder, 'lib/messages.ts')
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(/: '([^']+)'/, ": '$1 (newer)'")
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  build(newerFolder)
}

const filesOf = (checkout: string) => {
  const folder = join(checkout, readFileSync(join(checkout, '.built'), 'utf8').trim(), 'static')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css)$/.test(name),
  )
}

async function serve(checkout: string, env: Record<string, string>) {
  const server = await serveFrom(checkout, env)
  ends.push(server.stop)
  return server
}

const scriptsIn = (html: string) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+/g) ?? [])]

const firstAndLast = ({ group, options }: { group: number; options: { id: string }[] }) => ({
  question_number: group,
  most_like: options[0]?.id,
  least_like: options.at(-1)?.id,
})

/** Visitors without a pause, with each request recorded; `end` says how many there were and which failed. */
async function startLoad(at: string) {
  const failed: string[] = []
  let count = 0
  let stored = 0
  /** Scripts and styles of the other build. */
  let missing = 0
  let isOver = false
  const signedIn = await newStrictBrowser(at)
  await registerPerson(signedIn)
  const guest = await newStrictBrowser(at)
  const ask = async (what: string, sent: () => ReturnType<typeof guest.get>) => {
    count += 1
    try {
      const answer = await sent()
      if (answer.status() >= 300) failed.push(`${what}: ${answer.status()} ${await answer.text()}`)
      return answer
    } catch (error) {
      failed.push(`${what}: ${error instanceof Error ? error.message : error}`)
      return null
    }
  }
  const load = async (file: string) => {
    count += 1
    const answer = await guest.get(file, { maxRedirects: 0 })
    // A server of an earlier version leads away.
    if ([307, 404].includes(answer.status())) missing += 1
    else if (answer.status() !== 200) failed.push(`${file}: ${answer.status()}`)
  }
  // In the form of the first servers, as a browser that began there sends it: a later version may have another.
  const questions = await (await guest.get('/api/assessment/questions')).json()
  const data = { responses: questions.map(firstAndLast) }
  const lane = async () => {
    while (!isOver) {
      for (const page of ['/', pages.guestAssessment, '/types/cs']) {
        const html = (await (await ask(page, () => guest.get(page)))?.text()) ?? ''
        const files = scriptsIn(html)
        if (html && files.length === 0) failed.push(`${page}: no scripts`)
        await Promise.all(files.map(load))
        await ask(`${page} as React asks`, () => guest.get(page, { headers: { RSC: '1' } }))
      }
      const submit = '/api/assessment/guest/submit'
      if ((await ask(submit, () => guest.post(submit, { data })))?.ok()) stored += 1
      await ask('/api/auth/profile', () => signedIn.get('/api/auth/profile'))
      await ask(pages.profile, () => signedIn.get(pages.profile))
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, lane))
  return {
    end: async () => {
      isOver = true
      await lanes
      return { count, stored, missing, failed }
    },
  }
}

type Server = Awaited<ReturnType<typeof serve>>

/** Two servers of a checkout behind a balancer, and the settings that the next ones have, too. */
async function servePair(checkout: string, databaseUrl: string) {
  const port = await freePort()
  const env = {
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    APP_URL: `http://localhost:${port}`,
    RATE_LIMIT_SCALE: '100000',
    TRUSTED_PROXIES: '1',
  }
  const servers = [await serve(checkout, env), await serve(checkout, env)]
  const balancer = await startBalancer({ port, targets: servers.map(({ url }) => url) })
  ends.push(balancer.close)
  return { servers, balancer, env }
}

/** Each of the servers is replaced in turn: the next one takes part before it leaves. */
async function replace(
  servers: readonly Server[],
  balancer: Awaited<ReturnType<typeof startBalancer>>,
  serveNext: () => Promise<Server>,
): Promise<void> {
  for (const leaving of servers) {
    await sleep(STEADY_MS)
    const { url } = await serveNext()
    balancer.add(url)
    await sleep(STEADY_MS)
    expect(await leaving.stop()).toBe(0)
    balancer.remove(leaving.url)
  }
  await sleep(STEADY_MS)
}

test(
  'two servers of one build are replaced by two of another, and no request fails',
  SLOW_PROOF,
  async ({ browser }) => {
    build(ROOT)
    buildNewer()
    const [old, newer] = [filesOf(ROOT), filesOf(newerFolder)]
    const onlyOld = old.filter((file) => !newer.includes(file))
    expect(onlyOld.length).toBeGreaterThan(3)
    expect(newer.filter((file) => !old.includes(file)).length).toBeGreaterThan(3)

    const database = await newDatabase('upgrade')
    ends.push(database.drop, aimAt)
    aimAt(database.url)
    const { servers, balancer, env } = await servePair(ROOT, database.running)

    // A reader who stays: their page is of the old build, and still asks for its files.
    const context = await browser.newContext({ baseURL: balancer.url })
    const page = await context.newPage()
    await page.goto('/')
    await answers(page)
    const oldPage = await (await context.request.get('/')).text()

    const load = await startLoad(balancer.url)
    await replace(servers, balancer, () => serve(newerFolder, env))
    const { count, missing, failed } = await load.end()
    console.log(
      `${count} requests while both servers were replaced, ${failed.length} failed, ${missing} for files of the other build`,
    )
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(500)

    const gone = scriptsIn(oldPage).filter((file) =>
      onlyOld.includes(file.split('/static/')[1] ?? ''),
    )
    expect(gone.length).toBeGreaterThan(0)
    for (const file of gone) {
      const answer = await context.request.get(file, { maxRedirects: 0 })
      expect(answer.status(), file).toBe(404)
    }
    // The page is reloaded from the current build.
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await page.getByRole('link', { name: 'Take the free DISC test' }).first().click()
    await expect(page).toHaveURL(/assessment/)
    await answers(page)
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
    await context.close()
  },
)

test(
  'from each earlier version: it goes on while its database is migrated and its servers are replaced',
  SLOW_PROOF,
  async () => {
    const versions = earlierVersions()
    test.skip(
      versions.length === 0,
      'This copy has no history that goes back to an earlier version.',
    )
    build(ROOT)
    let upgraded = 0
    for (const version of versions) {
      if (upgraded === 3) break
      const earlier = earlierCheckout(version)
      const remove = () => rmSync(earlier, { recursive: true, force: true })
      if (!doesBuild(earlier)) {
        remove()
        continue
      }
      ends.push(remove)
      await test.step(version, () => upgradeFrom(version, earlier))
      upgraded += 1
    }
    expect(upgraded).toBeGreaterThan(0)
  },
)

async function upgradeFrom(version: string, earlier: string): Promise<void> {
  const database = await newDatabase('earlier', { isEmpty: true })
  ends.push(database.drop, aimAt)
  migrate(earlier, database)
  aimAt(database.url)
  const applied = async () => (await query('SELECT 1 FROM _prisma_migrations')).length
  const before = await applied()
  const { servers, balancer, env } = await servePair(earlier, database.running)
  const load = await startLoad(balancer.url)
  await sleep(STEADY_MS)
  migrate(ROOT, database)
  await replace(servers, balancer, () => serve(ROOT, env))
  const { count, stored, failed } = await load.end()
  const migrated = (await applied()) - before
  console.log(`from ${version}, ${migrated} migrations: ${count} requests, ${failed.length} failed`)
  expect(failed).toEqual([])
  expect(migrated).toBeGreaterThan(0)
  const [kept] = await query<{ count: number }>(
    'SELECT count(*)::int AS count FROM assessments WHERE NOT is_sample',
  )
  expect(kept?.count).toBe(stored)
}
