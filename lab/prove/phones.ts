/**
 * `npm run prove -- phones`: 200 phones and one wall follow a live session on two servers behind the shipped proxy, from one
 * network address and under the limits of any copy. Every vote is counted once, also those that were under way when one
 * server was killed; a vote is on the wall within a second for 95 of 100; after the end and one sweep no row of it and no
 * guest’s name is left. Fails where one of that is not so.
 *
 *   npm run prove -- phones --phones 20
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { answersFor } from '../../e2e/support/answers'
import { startReplica } from '../../e2e/support/replica'
import type { LiveStep, Phone, Wall } from '../../lib/api/live'
import { type Answered, Browser } from '../phones/browser'
import { PROXY, setScene } from '../phones/scene'

const { values } = parseArgs({ options: { phones: { type: 'string', default: '200' } } })
const PHONES = Number(values.phones)
const PHONE_MS = 1_500
const WALL_MS = 500
/** A vote’s way to the wall, of 95 of 100. */
const AIM_MS = 1_000
/** People press within so long of each other. */
const PRESS_MS = 4_000

const scene = await setScene()
const failures: string[] = []
const expect = (isSo: boolean, what: string) => void (isSo || failures.push(what))
async function prove() {
  const { leader, group, code, colleagues, finding } = await startSession()
  const wall = new WatchedWall(leader, group)
  const phones = await comeIn(code)
  const joined = await wall.until(({ joined: count }) => count === PHONES + colleagues.length)
  console.log(`\n${PHONES} phones through ${PROXY}: all in after ${Math.round(joined)} ms`)
  for (const phone of phones) phone.follow()

  await wall.goTo({ kind: 'guess', of: '' })
  await Promise.all(phones.map((phone) => phone.drag()))
  await wall.until(({ dots }) => dots.length === PHONES)

  const steps: { step: LiveStep; choices: readonly string[]; killing: boolean }[] = [
    { step: { kind: 'finding', of: finding }, choices: ['true', 'true', 'not'], killing: false },
    ...colleagues.map((of, at) => ({
      step: { kind: 'colleague', of } as const,
      choices: ['D', 'I', 'S', 'C'],
      killing: at === 0,
    })),
  ]
  const quiet: number[] = []
  const killed: number[] = []
  for (const { step, choices, killing } of steps) {
    const ways = await vote(wall, phones, { step, choices, killing })
    ;(killing ? killed : quiet).push(...ways)
  }
  report('A vote’s way to the wall', quiet, AIM_MS)
  report('The same while one server was killed', killed)
  report(
    'A poll of a phone',
    phones.flatMap((phone) => phone.polls),
  )
  report('A poll of the wall', wall.polls)
  await end(phones, code)
  wall.stop()
}

function report(what: string, times: number[], aim?: number) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  console.log(
    `${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, of ${times.length}${aim ? ` (aim p95 ≤ ${aim} ms)` : ''}`,
  )
  if (aim) expect(at(0.95) <= aim, `${what} takes too long`)
}

/** A group whose leader and member show their styles and offer to be guessed, and its live session. */
async function startSession() {
  const [leader, member] = [await newPerson('Lea', 'D'), await newPerson('Max', 'SC')]
  const made = await leader.browser.ask<{ id: string }>('POST', '/api/groups', { name: 'Phones' })
  const group = made.json.id
  const { query } = scene
  await query('INSERT INTO memberships (group_id, user_id) VALUES ($1, $2)', [group, member.id])
  await query(`UPDATE groups SET members_see = 'styles' WHERE id = $1`, [group])
  await query(`UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1`, [group])
  const { json } = await leader.browser.ask<Wall>('POST', `/api/groups/${group}/live`, {
    allows_guests: true,
  })
  const part = { shows_name: true, uses_result: true, may_be_guessed: true }
  for (const { browser } of [leader, member]) {
    const { status } = await browser.ask('POST', `/api/live/${json.code}/me`, part)
    expect(status === 200, `a member came in with ${status}`)
  }
  const session = await leader.browser.ask<{ findings: { key: string }[] }>(
    'GET',
    `/api/groups/${group}/session`,
  )
  const read = await leader.browser.ask<{ live: Wall }>('GET', `/api/groups/${group}/live`)
  return {
    leader: leader.browser,
    group,
    code: json.code,
    colleagues: read.json.live.colleagues.map(({ id }) => id),
    finding: session.json.findings[0]?.key ?? '',
  }
}

async function newPerson(first_name: string, style: 'D' | 'SC') {
  const browser = new Browser(scene.url, PHONE_MS)
  const email = `${randomUUID()}@phones.example`
  const { json } = await browser.ask<{ user: { id: string } }>('POST', '/api/auth/register', {
    ...{ first_name, last_name: 'Byron', email, password: 'correct horse 28' },
  })
  const started = await browser.ask<{ assessment_id: string }>('POST', '/api/assessment/start')
  await browser.ask('POST', '/api/assessment/submit', {
    assessment_id: started.json.assessment_id,
    responses: answersFor(style),
  })
  return { browser, id: json.user.id }
}

const nameOf = (at: number) => {
  const letter = (of: number) => String.fromCharCode(97 + (of % 26))
  return `Zebulon ${letter(at / 676)}${letter(at / 26)}${letter(at)}`
}

async function comeIn(code: string): Promise<FollowingPhone[]> {
  return Promise.all(
    Array.from({ length: PHONES }, async (_, at) => {
      await sleep((PRESS_MS * at) / PHONES)
      const phone = new FollowingPhone(code)
      await phone.enter(nameOf(at))
      return phone
    }),
  )
}

/** All phones answer a step, some of them twice; the counts are those of the answers that were taken. */
async function vote(
  wall: WatchedWall,
  phones: readonly FollowingPhone[],
  { step, choices, killing }: { step: LiveStep; choices: readonly string[]; killing: boolean },
): Promise<number[]> {
  await wall.goTo(step)
  const voting = phones.map((phone, at) => phone.vote(step, choices[at % choices.length] ?? ''))
  if (killing) {
    await sleep(PRESS_MS / 2)
    await scene.servers[0]?.restart('SIGKILL')
  }
  const votes = await Promise.all(voting)
  expect(
    votes.every(({ status }) => status === 204),
    `votes were answered ${votes.map(({ status }) => status)}`,
  )
  const everyone = await wall.until(({ asked }) => asked?.answered === PHONES).catch(() => null)
  expect(everyone !== null, `the wall has ${wall.last?.asked?.answered} of ${PHONES} votes`)
  const { asked } = await wall.show()
  const expected: Record<string, number> = {}
  for (const at of phones.keys()) {
    const choice = choices[at % choices.length] ?? ''
    expected[choice] = (expected[choice] ?? 0) + 1
  }
  const counts: Record<string, number> = asked?.counts ?? {}
  for (const choice of new Set([...Object.keys(expected), ...Object.keys(counts)])) {
    const [count = 0, wanted = 0] = [counts[choice], expected[choice]]
    expect(PHONES < 5 || count === wanted, `${step.kind}: ${count} said ${choice}, not ${wanted}`)
  }
  expect(PHONES < 5 || Boolean(asked?.counts), `${step.kind}: there are no counts`)
  const late = await phones[0]?.put(step, choices[0] ?? '')
  expect(late?.status === 409, `a late vote was answered ${late?.status}`)
  return votes.map((one) => wall.sawAfter(one) - one.pressed)
}

/** Four hours later, and one sweep. */
async function end(phones: readonly FollowingPhone[], code: string) {
  const { query } = scene
  await query(`UPDATE live_sessions SET started_at = now() - interval '5 hours', ends_at = now()`)
  const [first] = phones
  expect((await first?.read())?.status === 404, 'a phone goes on after the end')
  for (const phone of phones) phone.stop()
  const door = await new Browser(scene.url, PHONE_MS).ask('GET', `/api/live/${code}`)
  expect(door.status !== 200, 'the code opens after the end')
  const { child, kill } = await startReplica('sweep', {
    DATABASE_URL: scene.databaseUrl,
    DATA_DIR: '.test/phones/sweep',
  })
  const swept = once(child, 'message')
  child.send(new Date().toISOString())
  const [{ live_sessions: gone }] = await swept
  await kill()
  expect(gone === 1, `the sweep deleted ${gone} live sessions`)
  const tables = await query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const left: string[] = []
  for (const { name } of tables) {
    const isOfLive = ['live_sessions', 'participants', 'given_answers', 'shown_counts'].includes(
      name,
    )
    const which = isOfLive ? '' : `WHERE t::text LIKE '%Zebulon%' OR t::text LIKE '%${code}%'`
    const rows = await query(`SELECT 1 FROM "${name}" AS t ${which}`)
    if (rows.length > 0) left.push(`${rows.length} in ${name}`)
  }
  console.log(`Left after the sweep: ${left.join(', ') || 'nothing'}`)
  expect(left.length === 0, 'something is left')
}

interface Vote extends Answered {
  pressed: number
}

/** A guest’s phone: it asks again and again, and answers when it sees a step. */
class FollowingPhone {
  readonly polls: number[] = []
  private readonly browser = new Browser(scene.url, PHONE_MS)
  private last: Phone | null = null
  private isOver = false

  constructor(private readonly code: string) {}

  async enter(name: string) {
    const part = { shows_name: true, uses_result: false, may_be_guessed: false }
    const { status, json } = await this.browser.ask<Phone>('POST', `/api/live/${this.code}/me`, {
      name,
      ...part,
    })
    expect(status === 200, `${name} came in with ${status}`)
    this.last = json
  }

  follow() {
    void (async () => {
      while (!this.isOver) {
        await sleep(PHONE_MS * (0.8 + 0.4 * Math.random()))
        const answer = await this.read()
        if (answer.status !== 200) return
        this.last = answer.json
        this.polls.push(answer.at - answer.sent)
      }
    })()
  }

  read() {
    return this.browser.ask<Phone>('GET', `/api/live/${this.code}/me`)
  }

  stop() {
    this.isOver = true
  }

  async drag() {
    for (let at = 0; at < 3; at++) {
      await sleep((PRESS_MS / 3) * Math.random())
      const { status } = await this.browser.ask('PUT', `/api/live/${this.code}/dot`, {
        x: Math.random() - 0.5,
        y: Math.random() - 0.5,
        is_left: at === 2,
      })
      expect(status === 204, `a dot was answered ${status}`)
    }
  }

  put(step: LiveStep, answer: string) {
    return this.browser.ask('PUT', `/api/live/${this.code}/answer`, { step, answer })
  }

  /** Waits until the phone shows the step, and presses; a tenth press twice. */
  async vote(step: LiveStep, answer: string): Promise<Vote> {
    while (this.last?.step.kind !== step.kind || this.last.step.of !== step.of) await sleep(50)
    await sleep(PRESS_MS * Math.random())
    const pressed = performance.now()
    const answered = await this.put(step, answer)
    if (Math.random() < 0.1) await this.put(step, answer)
    return { ...answered, pressed }
  }
}

/** The wall: it asks twice a second, and remembers what it was told when. */
class WatchedWall {
  readonly polls: number[] = []
  last: Wall | null = null
  private seen: { sent: number; at: number; answered: number }[] = []
  private isOver = false
  private since = 0
  private readonly path: string

  constructor(
    private readonly leader: Browser,
    group: string,
  ) {
    this.path = `/api/groups/${group}/live`
    void this.follow()
  }

  private async follow() {
    while (!this.isOver) {
      const { json, sent, at } = await this.leader.ask<{ live: Wall | null }>('GET', this.path)
      this.polls.push(at - sent)
      if (sent >= this.since) {
        this.last = json?.live ?? null
        this.seen.push({ sent, at, answered: this.last?.asked?.answered ?? 0 })
      }
      await sleep(WALL_MS)
    }
  }

  stop() {
    this.isOver = true
  }

  async goTo(step: LiveStep) {
    const { status } = await this.leader.ask('PATCH', this.path, { step })
    expect(status === 200, `the step ${step.kind} was answered ${status}`)
    this.seen = []
    // What was asked for before is about another step.
    this.since = performance.now()
    this.last = null
  }

  async show(): Promise<Wall> {
    return (await this.leader.ask<Wall>('POST', `${this.path}/counts`)).json
  }

  /** Milliseconds until the wall shows it. */
  async until(isSo: (wall: Wall) => boolean): Promise<number> {
    const began = performance.now()
    while (!this.last || !isSo(this.last)) {
      if (performance.now() - began > 30_000) throw new Error('The wall does not show it.')
      await sleep(20)
    }
    return performance.now() - began
  }

  /** When the wall had surely heard of a vote: it asked after the vote was acknowledged, or knew of all. */
  sawAfter({ at }: Vote): number {
    const told = this.seen.find(({ sent, answered }) => sent >= at || answered === PHONES)
    return told?.at ?? Number.POSITIVE_INFINITY
  }
}

try {
  await prove()
} finally {
  await scene.stop()
}
console.log(failures.length > 0 ? `\nWrong: ${failures.join('; ')}` : '\nAll as it should be.')
process.exit(failures.length > 0 ? 1 : 0)
