/** The rows of the bench: what each claim is, beside what, and how far it should come. */
import { gunzipSync } from 'node:zlib'
import { type Running, startBareServer } from '../bare-app'
import {
  type Answer,
  type Ask,
  ask,
  type Cost,
  compare,
  cpuOf,
  drive,
  median,
  memoryOf,
  p99,
} from '../load/load'
import { mixedWork } from '../load/mixed-work'
import type { Stage } from './stage'

/** Prints a line. */
type Print = (line: string) => void

export interface Row {
  /** By which `npm run bench -- NAME` picks it. */
  name: string
  run: (stage: Stage, print: Print) => Promise<void>
}

const GZIP = { 'Accept-Encoding': 'gzip' }

interface Pair {
  name: string
  what: string
  /** How many times as many requests a second as the other, at least. */
  aim: number
  ask: (stage: Stage) => Ask
  /** What it is compared with, once its own answer is known. */
  against: (stage: Stage, answer: Answer) => Other | Promise<Other>
}

/** Without a server of its own it is the bare app's. */
type Other = { ask: Ask; server?: Running }

const bytesOf = ({ body, headers }: Answer) =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(body).length : body.length

/** Elements of a page, without those in scripts. */
const elementsIn = ({ body }: Answer) =>
  String(body)
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .match(/<[a-z]/g)?.length ?? 0

const staticPage =
  (headers: Record<string, string>) =>
  (_: Stage, answer: Answer): Other => ({
    ask: { path: `/static/${bytesOf(answer)}`, headers, status: 200 },
  })

const constant = (_: Stage, answer: Answer): Other => ({
  ask: { path: `/api/constant?bytes=${bytesOf(answer)}`, status: 200 },
})

const oneQuery = ({ person }: Stage): Other => ({
  ask: { path: `/api/row?id=${person.resultId}`, status: 200 },
})

const sameElements = ({ person }: Stage, answer: Answer): Other => ({
  ask: { path: `/elements?id=${person.resultId}&count=${elementsIn(answer)}`, status: 200 },
})

const result = (headers: Record<string, string>, { person }: Stage): Ask => ({
  path: `/api/results/${person.resultId}`,
  headers,
  status: 200,
})

const page = (path: string, headers = {}) => ({ path, headers, status: 200 })

const PAIRS: Pair[] = [
  {
    ...{ name: 'static', what: '/ gzip : static page', aim: 3 },
    ask: () => page('/', GZIP),
    against: staticPage(GZIP),
  },
  {
    ...{ name: 'static', what: '/ identity : static page', aim: 3 },
    ask: () => page('/'),
    against: staticPage({}),
  },
  {
    ...{ name: 'static', what: '/ gzip : node:http', aim: 0.6 },
    ask: () => page('/', GZIP),
    against: async (_, { body }) => {
      const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }
      return { ask: page('/'), server: await startBareServer({ headers, body }) }
    },
  },
  {
    ...{ name: 'static', what: '/guest-assessment : static page', aim: 2 },
    ask: () => page('/guest-assessment', GZIP),
    against: staticPage(GZIP),
  },
  {
    ...{ name: 'static', what: '/types/cs : static page', aim: 2 },
    ask: () => page('/types/cs', GZIP),
    against: staticPage(GZIP),
  },
  {
    ...{ name: 'questions', what: 'GET questions : constant', aim: 0.9 },
    ask: () => page('/api/assessment/questions'),
    against: constant,
  },
  {
    ...{ name: 'result', what: 'GET result, cookie : one Prisma query', aim: 0.7 },
    ask: (stage) => result(stage.person.cookie, stage),
    against: oneQuery,
  },
  {
    ...{ name: 'result', what: 'GET result, bearer : one Prisma query', aim: 0.7 },
    ask: (stage) => result(stage.person.bearer, stage),
    against: oneQuery,
  },
  {
    ...{ name: 'result', what: 'GET result, bearer : constant', aim: 0.45 },
    ask: (stage) => result(stage.person.bearer, stage),
    against: constant,
  },
  {
    ...{ name: 'results', what: 'results page : one query, its elements', aim: 0.8 },
    ask: ({ person }) => page(`/results/${person.resultId}`, person.cookie),
    against: sameElements,
  },
  {
    ...{ name: 'report', what: 'report page : one query, its elements', aim: 0.8 },
    ask: ({ person }) =>
      page(`/detailed-personality-report?result=${person.resultId}`, person.cookie),
    against: sameElements,
  },
  {
    ...{ name: 'submit', what: 'guest submit : one INSERT', aim: 0.6 },
    ask: ({ answers }) => submit({}, answers),
    against: ({ answers }) => ({ ask: { ...submit({}, answers), path: '/api/insert' } }),
  },
  {
    ...{ name: 'submit', what: 'signed-in submit : one INSERT', aim: 0.6 },
    ask: ({ answers, admin }) => submit(admin.cookie, answers),
    against: ({ answers }) => ({ ask: { ...submit({}, answers), path: '/api/insert' } }),
  },
]

function submit(headers: Record<string, string>, body: string): Ask {
  return { method: 'POST', path: '/api/assessment/guest/submit', headers, body, status: 201 }
}

const HEAD = [
  'pair',
  'ratio',
  'aim',
  'per second',
  'CPU ms',
  'database ms',
  'statements',
  'steps',
  'bytes',
]

export const tableHead = () =>
  `| ${HEAD.join(' | ')} |\n| --- |${HEAD.slice(1)
    .map(() => ' --: |')
    .join('')}`

function pairRow({ name, what, aim, ask: askOf, against }: Pair): Row {
  return {
    name,
    run: async (stage, print) => {
      const mine = () => askOf(stage)
      const answer = await ask(stage.product.url, mine())
      const { server, ask: theirs } = await against(stage, answer)
      const { product, bare } = stage
      const said = await stage.statementsOf(mine)
      const other = server ?? bare
      const [ours, plain] = (await compare(
        [
          { url: product.url, pid: product.process.pid, ask: mine },
          { url: other.url, pid: other.process.pid, ask: () => theirs },
        ],
        stage.database,
      )) as [Cost, Cost]
      await server?.stop()
      const both = (show: (cost: Cost) => string) => `${show(ours)} : ${show(plain)}`
      const cells = [
        what,
        ours.ratio.toFixed(2),
        `≥ ${aim}`,
        both(({ perSecond }) => perSecond.toFixed(0)),
        both(({ cpu }) => cpu.toFixed(2)),
        both(({ databaseCpu }) => databaseCpu.toFixed(2)),
        String(said.statements),
        String(said.steps),
        both(({ bytes }) => String(bytes)),
      ]
      print(`| ${cells.join(' | ')} |`)
    },
  }
}

/** Another name in each, so that none is found drawn. */
let drawn = 0
const freshPdf = ({ person }: Stage): Ask => {
  drawn += 1
  return { ...cachedPdf(person.resultId, `Ada ${drawn}`), headers: person.cookie }
}

const cachedPdf = (id: string, name = 'Ada') => ({
  path: `/api/assessment/download-pdf/${id}?user_name=${encodeURIComponent(name)}`,
  status: 200,
})

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

async function timed(stage: Stage, asked: Ask): Promise<number> {
  const { status, body, ms: took } = await ask(stage.product.url, asked)
  if (status !== 200) throw new Error(`${asked.path} answered ${status}: ${body}`)
  return took
}

/** How long single requests wait, one after the other, while something else goes on for so long. */
async function othersWait(stage: Stage, asked: Ask, during: () => Promise<unknown>) {
  const waits: number[] = []
  let isOver = false
  const watch = async () => {
    while (!isOver) waits.push(await timed(stage, asked))
  }
  const watching = watch()
  // Whichever fails first is what the bench says.
  await Promise.all([
    watching,
    during().finally(() => {
      isOver = true
    }),
  ])
  return waits
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

const VIEWS = 15

/** Bars of single things, that are no pair. */
const OTHERS: Row[] = [
  {
    name: 'pdf',
    run: async (stage, print) => {
      const first = await timed(stage, freshPdf(stage))
      const cold: number[] = []
      for (let time = 0; time < 7; time += 1) cold.push(await timed(stage, freshPdf(stage)))
      print(`PDF: the first ever ${ms(first)} (aim ≤ 800 ms), cold ${ms(median(cold))}`)
      const { person, product, database } = stage
      const mine = () => ({ ...cachedPdf(person.resultId), headers: person.cookie })
      await timed(stage, mine())
      const { statements, steps } = await stage.statementsOf(mine)
      const target = { url: product.url, pid: product.process.pid, ask: mine }
      const [cost] = (await compare([target], database)) as [Cost]
      print(
        `PDF cached: ${cost.perSecond.toFixed(0)} a second (aim ≥ 300), ${cost.cpu.toFixed(2)} ms CPU, ${statements} statements in ${steps} steps`,
      )
      const health = page('/api/health/live')
      const idle = await othersWait(stage, health, () => pause(3000))
      const busy = await othersWait(stage, health, () =>
        drive({ url: product.url, ask: () => freshPdf(stage) }, { ms: 6000, connections: 4 }),
      )
      const ratio = p99(busy) / p99(idle)
      print(
        `PDF beside others: their p99 ${ms(p99(busy))}, idle ${ms(p99(idle))}, ratio ${ratio.toFixed(1)} (aim ≤ 1.5)`,
      )
    },
  },
  {
    name: 'overload',
    run: async (stage, print) => {
      const { person, product, answers } = stage
      const answered: Answer[] = []
      const target = { url: product.url, ask: mixedWork(person, answers) }
      const waits = await othersWait(stage, page('/api/health/live'), () =>
        drive(target, { ms: 10_000, connections: 500 }, (answer) => answered.push(answer)),
      )
      const served = answered.filter(({ status }) => status < 300)
      const shed = answered.filter(({ status }) => status === 503)
      const withoutRetry = shed.filter(({ headers }) => !headers['retry-after']).length
      print(
        `overload, 500 connections: served ${served.length}, p99 ${ms(p99(served.map((one) => one.ms)))} (aim ≤ 1000 ms), ` +
          `shed ${shed.length} in p99 ${ms(p99(shed.map((one) => one.ms)))}, ${withoutRetry} without Retry-After, ` +
          `${answered.length - served.length - shed.length} failed otherwise, health p99 ${ms(p99(waits))} (aim ≤ 100 ms)`,
      )
    },
  },
  {
    name: 'unknown',
    run: async ({ product, database }, print) => {
      const ask = () => ({ path: '/no/such/page' })
      const [cost] = (await compare(
        [{ url: product.url, pid: product.process.pid, ask }],
        database,
      )) as [Cost]
      print(
        `unknown path: ${cost.cpu.toFixed(2)} ms CPU (aim ≤ 0.2), ${cost.perSecond.toFixed(0)} a second`,
      )
    },
  },
  {
    name: 'items',
    run: async (stage, print) => {
      const asked = page('/admin/items', stage.admin.cookie)
      for (let view = 0; view < 5; view += 1) await timed(stage, asked)
      const views: number[] = []
      const before = cpuOf(stage.product.process.pid)
      const look = async () => {
        for (let view = 0; view < VIEWS; view += 1) views.push(await timed(stage, asked))
      }
      await look()
      const cpu = (cpuOf(stage.product.process.pid) - before) / VIEWS
      const took = ms(median(views))
      const health = page('/api/health/live')
      const idle = await othersWait(stage, health, () => pause(2000))
      const busy = await othersWait(stage, health, look)
      const { statements, steps } = await stage.statementsOf(() => asked)
      print(
        `/admin/items: ${took} a view (aim ≤ 30 ms), ${ms(cpu)} CPU, ${statements} statements in ${steps} steps; others' p99 meanwhile ${ms(p99(busy))}, idle ${ms(p99(idle))}`,
      )
    },
  },
  {
    name: 'export',
    run: async (stage, print) => {
      const { collector, person, product } = stage
      const asked = { path: '/api/account/export', status: 200 }
      const times = { many: [] as number[], few: [] as number[] }
      await timed(stage, { ...asked, headers: collector.cookie })
      const before = memoryOf(product.process.pid)
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, memoryOf(product.process.pid))
      }, 5)
      for (let time = 0; time < 5; time += 1) {
        times.many.push(await timed(stage, { ...asked, headers: collector.cookie }))
        times.few.push(await timed(stage, { ...asked, headers: person.cookie }))
      }
      clearInterval(watch)
      const { body } = await ask(product.url, { ...asked, headers: collector.cookie })
      const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
      print(
        `export of 1,000 results: ${ms(median(times.many))}, of one ${ms(median(times.few))}, ${megabytes(body.length)} sent, memory grew by ${megabytes(most - before)}`,
      )
    },
  },
]

/** The order in which they are measured: the first PDF ever is drawn before any other. */
export const ROWS: Row[] = [...OTHERS.slice(0, 1), ...PAIRS.map(pairRow), ...OTHERS.slice(1)]
