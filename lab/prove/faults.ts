/**
 * `npm run prove -- faults`: faults of every kind while people submit, against a ledger of what answers promised
 * (docs/decisions/033). Prints a table; fails where anything was lost, doubled, partial or wrongly unlocked, where an
 * answer was wrong in any case, or where it took too long until all was well again.
 *
 *   npm run prove -- faults                                 all of them, over 50,000 submissions: half an hour
 *   npm run prove -- faults --faults 20 --submissions 500   some of each kind
 *   npm run prove -- faults --only disk --seed 7            those whose name says so, in another order
 *   npm run prove -- faults --minutes 5                     as many as five minutes have room for
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countFindings, type Findings } from '../../e2e/support/ledger'
import { FAULTS, type Fault, type Random } from '../faults/catalogue'
import { setScene } from '../faults/scene'
import { median } from '../load/figures'

const { values } = parseArgs({
  options: {
    faults: { type: 'string' },
    submissions: { type: 'string', default: '50000' },
    rate: { type: 'string', default: '40' },
    people: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '60' },
  },
})
const goal = Number(values.submissions)

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** A mail whose server died over it is sent again within this. */
const MAIL_MS = 300_000

const MINUTE = 60_000

/** Submissions before the first fault. */
const WARM = 50

interface Made {
  times: number[]
  findings: number
  retried: number
}

const random = randomOf(Number(values.seed))
const scene = await setScene({ rate: Number(values.rate), people: Number(values.people) })
const made = new Map<Fault, Made>()
const failures: string[] = []
const skipped = new Map<Fault, string>()
try {
  await run()
  report(await settle())
} finally {
  await scene.stop()
}
const complaints = scene.servers.flatMap((server) => server.complaints())
for (const [line, count] of countOf([...complaints, ...scene.clients.wrong])) {
  failures.push(`${count} × ${line}`)
}
console.log(
  failures.length > 0
    ? `\nWrong:\n${failures.slice(0, 50).join('\n')}`
    : '\nNothing lost, doubled, partial or wrongly unlocked; no 500, and no complaint of a server.',
)
process.exit(failures.length > 0 ? 1 : 0)

/** All faults, while people submit; then people go on until there are enough submissions. */
async function run(): Promise<void> {
  const { clients, ledger } = scene
  const over = clients.run()
  const order = orderOf(values.faults ? Number(values.faults) : undefined)
  const broken = await Promise.race([
    over.catch((error) => error),
    (async () => {
      await warmUp()
      const end = performance.now() + Number(values.minutes) * MINUTE
      for (const [at, fault] of order.entries()) {
        if (performance.now() > end) break
        process.stdout.write(`  ${at + 1} of ${order.length}: ${fault.name} … `)
        await make(fault)
      }
      while (ledger.acknowledged < goal && performance.now() < end) await sleep(500)
    })().catch((error) => error),
  ])
  clients.stop()
  if (broken instanceof Error) {
    console.log(broken.message)
    failures.push(broken.stack ?? broken.message)
  } else await over
}

/** The first requests of a server are slower than all others, which is no fault. */
async function warmUp(): Promise<void> {
  while (scene.ledger.acknowledged < WARM) await sleep(100)
}

/** The kinds that can be had here, as often as they are to be, in an order that the seed decides. */
function orderOf(wanted: number | undefined): Fault[] {
  const named = FAULTS.filter(({ name }) => name.includes(values.only))
  const possible = named.filter((fault) => {
    const lack = fault.lacks?.(scene)
    if (lack) skipped.set(fault, lack)
    return !lack
  })
  const all = possible.reduce((sum, { count }) => sum + count, 0)
  const share = wanted === undefined ? 1 : wanted / all
  const list = possible.flatMap((fault) =>
    Array.from({ length: Math.max(1, Math.round(fault.count * share)) }, () => fault),
  )
  return list
    .map((fault) => ({ fault, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ fault }) => fault)
}

/** Makes one fault, and notes how long it took until all was well again, and what is wrong since. */
async function make(fault: Fault): Promise<void> {
  const { clients, ledger, database } = scene
  const note = made.get(fault) ?? { times: [], findings: 0, retried: 0 }
  made.set(fault, note)
  const before = clients.retried
  const ms = await fault.make(scene, random)
  note.times.push(ms)
  note.retried += clients.retried - before
  console.log(`${Math.round(ms)} ms, ${ledger.acknowledged} acknowledged`)
  if (ms > fault.aimMs) failures.push(`${fault.name}: ${Math.round(ms)} ms until all was well`)
  // The next fault meets a product that answers, and may still be loading routes and warming its PDF worker.
  await clients.firstAfter(performance.now())
  await sleep(250)
  if (values.faults === undefined) return
  note.findings += countFindings(await ledger.compare(database.query))
}

/** What is wrong, once all submissions have ended and the mails have arrived. */
async function settle(): Promise<Findings> {
  const { ledger, database, mails, promised } = scene
  const missing = () => {
    const got = new Set(mails.received.flatMap(({ to }) => to))
    return promised.filter((email) => !got.has(email))
  }
  const end = performance.now() + MAIL_MS
  while (missing().length > 0 && performance.now() < end) await sleep(500)
  const findings = await ledger.compare(database.query)
  findings.lost.push(...missing().map((email) => `the mail to ${email}`))
  return findings
}

function report(findings: Findings): void {
  const rows = FAULTS.flatMap((fault) => {
    const lack = skipped.get(fault)
    if (lack) return [`| ${fault.name} | – | skipped: ${lack} | | | |`]
    const note = made.get(fault)
    if (!note?.times.length) return []
    const { times, retried, findings: wrong } = note
    const cells = [fault.name, times.length, seconds(median(times)), seconds(Math.max(...times))]
    return [`| ${[...cells, seconds(fault.aimMs), retried, wrong].join(' | ')} |`]
  })
  const faults = [...made.values()].reduce((sum, { times }) => sum + times.length, 0)
  console.log(
    [
      '',
      '| fault | count | well again, median | longest | aim | tries that got 503 | wrong |',
      '| --- | --: | --: | --: | --: | --: | --: |',
      ...rows,
      '',
      `${faults} faults, ${scene.ledger.acknowledged} acknowledged submissions, seed ${values.seed}: ` +
        Object.entries(findings)
          .map(([kind, lines]) => `${kind} ${lines.length}`)
          .join(', '),
    ].join('\n'),
  )
  failures.push(
    ...Object.entries(findings).flatMap(([kind, lines]) =>
      lines.map((line: string) => `${kind}: ${line}`),
    ),
  )
}

function countOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    // The same complaint at another time, or about another request.
    const same = line.replace(/"(time|request|pid)":\s*("[^"]*"|\d+),?/g, '').slice(0, 300)
    counts.set(same, (counts.get(same) ?? 0) + 1)
  }
  return counts
}

/** Marsaglia's xorshift with 32 bits: numbers from 0 to below 1 that look random. */
function randomOf(seed: number): Random {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
