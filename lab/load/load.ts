/** Requests by the thousand, and what they cost whoever answers them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const CONNECTIONS = 16
/** Both sides of a pair take turns, so often that whatever else the machine does falls on both. */
const SLICES = 21
const SLICE_MS = 500
/**
 * A server that has run for a while is what people meet. Code becomes fast by how often it ran: a page still becomes a
 * third cheaper between its seven hundredth and its three thousandth answer (lab/notes.md).
 */
const WARM_MS = 6000
const WARM_ANSWERS = 3000
/** Of Linux; /proc counts in these. */
const TICK_MS = 10

export interface Ask {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Another answer is a mistake of the bench; without, anything goes. */
  status?: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

/** What is asked of one server. */
export interface Target {
  url: string
  /** Its process; those it starts count as well. */
  pid: number | undefined
  ask: () => Ask
}

export function ask(url: string, asked: Ask, agent?: Agent): Promise<Answer> {
  const { method = 'GET', path, headers, body } = asked
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const req = request(url + path, { method, agent, headers: { ...headers } }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => {
        const ms = performance.now() - started
        const whole = Buffer.concat(chunks)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, ms })
      })
    })
    // The server may close a connection that is kept, at the moment it is used again.
    req.on('error', (error) => (req.reusedSocket ? resolve(ask(url, asked, agent)) : reject(error)))
    if (body) req.setHeader('Content-Type', 'application/json')
    req.end(body)
  })
}

const FAILED: Answer = { status: 0, headers: {}, body: Buffer.alloc(0), ms: 0 }

/**
 * Asks over so many connections, each again as soon as it is answered, and hands over every answer. Where anything
 * goes, no answer is one with status 0.
 */
export async function drive(
  { url, ask: next }: Pick<Target, 'url' | 'ask'>,
  { ms, connections = CONNECTIONS }: { ms: number; connections?: number },
  visit: (answer: Answer) => void = () => {},
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + ms
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const one = next()
      const asked = ask(url, one, agent)
      const answer = await (one.status ? asked : asked.catch(() => FAILED))
      if (one.status && answer.status !== one.status) {
        throw new Error(`${one.path} answered ${answer.status}: ${answer.body.subarray(0, 300)}`)
      }
      visit(answer)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
}

export interface Cost {
  perSecond: number
  /** Milliseconds of CPU a request; NaN where the system does not say. */
  cpu: number
  databaseCpu: number
  /** Of an answer's body, as it came. */
  bytes: number
  /** How many times as many a second as the last of the targets: of slices that were beside each other. */
  ratio: number
}

/** What all cost, in slices that alternate: medians. `database` is the process that all of PostgreSQL's come from. */
export async function compare(targets: readonly Target[], database: number): Promise<Cost[]> {
  for (const target of targets) await warm(target)
  const slices = targets.map((): Omit<Cost, 'ratio'>[] => [])
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const [at, target] of targets.entries()) slices[at]?.push(await costOf(target, database))
  }
  return slices.map((costs) => ({
    perSecond: median(costs.map((cost) => cost.perSecond)),
    cpu: median(costs.map((cost) => cost.cpu)),
    databaseCpu: median(costs.map((cost) => cost.databaseCpu)),
    bytes: median(costs.map((cost) => cost.bytes)),
    ratio: median(
      costs.map(({ perSecond }, at) => perSecond / (slices.at(-1)?.[at]?.perSecond ?? Number.NaN)),
    ),
  }))
}

async function warm(target: Target): Promise<void> {
  let answers = 0
  while (answers < WARM_ANSWERS) {
    await drive(target, { ms: WARM_MS }, () => {
      answers += 1
    })
  }
}

async function costOf(target: Target, database: number): Promise<Omit<Cost, 'ratio'>> {
  const before = [cpuOf(target.pid), cpuOf(database)] as const
  const started = performance.now()
  let count = 0
  let bytes = 0
  await drive(target, { ms: SLICE_MS }, ({ body }) => {
    count += 1
    bytes += body.length
  })
  return {
    perSecond: (1000 * count) / (performance.now() - started),
    cpu: (cpuOf(target.pid) - before[0]) / count,
    databaseCpu: (cpuOf(database) - before[1]) / count,
    bytes: Math.round(bytes / count),
  }
}

/** Milliseconds of CPU that a process and those it started have used; NaN where the system does not say. */
export function cpuOf(pid: number | undefined): number {
  if (!pid || !existsSync('/proc/self/stat')) return Number.NaN
  const parents = new Map<number, number>()
  const used = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const fields = readStat(name)
    parents.set(Number(name), Number(fields[1]))
    // Its own, and that of those of its children that have ended.
    used.set(
      Number(name),
      fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
    )
  }
  const isBelow = (one: number | undefined): boolean =>
    one === pid || (one !== undefined && one > 1 && isBelow(parents.get(one)))
  const ticks = [...used].reduce((sum, [one, own]) => (isBelow(one) ? sum + own : sum), 0)
  return ticks * TICK_MS
}

/** The fields of /proc/PID/stat after the name: state, parent, … A process may end while it is looked at. */
function readStat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** The processes that a process has started, and that run; none where the system does not say. */
export function childrenOf(pid: number): number[] {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .map(Number)
}

/** Whether a process runs; one that has ended and that nobody has asked about does not. */
export const isRunning = (pid: number) => !['Z', undefined].includes(readStat(String(pid))[0])

/** The process that a process was started by. */
export const parentOf = (pid: number) => Number(readStat(String(pid))[1])

/** Bytes of memory that a process holds; NaN where the system does not say. */
export function memoryOf(pid: number | undefined): number {
  if (!existsSync(`/proc/${pid}/status`)) return Number.NaN
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/** The value that 99 of 100 do not exceed. */
export function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN
}
