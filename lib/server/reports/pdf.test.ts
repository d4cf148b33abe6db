import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AT_ONCE, type PdfJob } from '../../pdf/job'
import { sampleReport } from '../../pdf/sample'
import { stubEnvironment } from '../base/testing'
import type { Asker } from './asker'

const folder = join(import.meta.dirname, '../../../.test/pool')
const workerFile = join(folder, 'worker/report-worker.mjs')

// A build that has nothing but its worker.
stubEnvironment({ DISCERN_BUILD_DIR: folder })

const { forgetPdfs, renderReportPdf } = await import('./pdf')
const { PoolBusy, TooLong, WorkerPool } = await import('./worker-pool')

/** A worker that does what the name on the report tells it to. */
const WORKER = `
import { existsSync, writeFileSync } from 'node:fs'
const flag = ${JSON.stringify(join(folder, 'crashed'))}
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, personName, team }) => {
  if (personName === 'Crash') process.exit(3)
  if (personName === 'Crash once' && !existsSync(flag)) {
    writeFileSync(flag, '')
    process.exit(3)
  }
  if (personName === 'Hang') for (;;);
  const pdf = Buffer.from(
    personName === 'Arguments' ? process.argv.slice(2).join() : (personName ?? 'team'),
  )
  setTimeout(() => process.send({ id, ok: true, pdf }), team?.wait ?? 20)
})
process.send({ ready: true })`

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(workerFile), { recursive: true })
  writeFileSync(workerFile, WORKER)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How often a report was put together. */
let reports = 0

const render = (
  personName: string,
  resultId = 'one',
  madeOf: unknown = 'CS',
  asker: Asker | null = null,
) =>
  renderReportPdf({
    asker,
    resultId,
    madeOf,
    report: async () => {
      reports += 1
      return sampleReport('CS')
    },
    personName,
    paper: 'a4',
    timeZone: 'UTC',
  })

describe('renderReportPdf', () => {
  it('draws equal requests once, also those under way', async () => {
    const [one, other] = await Promise.all([render('Ann'), render(' Ann\n')])
    expect(one).toBe(other)
    expect(one.toString()).toBe('Ann')
    expect(await render('Ann')).toBe(one)
  })

  it('puts a report together only where it is not drawn yet, or is made of something else', async () => {
    reports = 0
    const first = await render('Eve')
    expect(await render('Eve')).toBe(first)
    expect(reports).toBe(1)
    expect(await render('Eve', 'one', { field: 'other' })).not.toBe(first)
    expect(reports).toBe(2)
  })

  it('forgets the files of a deleted result at once, and any after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const first = await render('Dee')
    const other = await render('Dee', 'other')
    forgetPdfs('one')
    expect(await render('Dee')).not.toBe(first)
    expect(await render('Dee', 'other')).toBe(other)
    vi.advanceTimersByTime(10 * 60_000)
    vi.useRealTimers()
    expect(await render('Dee', 'other')).not.toBe(other)
  })

  it('tries a report again after a crash, and says busy when it crashes again', async () => {
    const all = await Promise.allSettled([
      render('Crash once'),
      render('Bob'),
      render('Crash'),
      render('Cy'),
    ])
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await expect(render('Crash')).rejects.toMatchObject({ status: 503, retryAfter: 3 })
  })
})

describe('a storm of one network', () => {
  it('leaves its buyer on another network every place they need', async () => {
    const guest = (at: number) => ({ viewer: `guest ${at % 8}`, network: 'storm', isProven: false })
    const buyer = { viewer: 'buyer', network: 'home', isProven: false }
    const storm = Array.from({ length: 40 }, (_, at) =>
      render(`Guest ${at}`, 'storm', at, guest(at)),
    )
    const stormed = Promise.allSettled(storm)
    for (let download = 0; download < 7; download += 1) {
      expect(String(await render(`Buyer ${download}`, 'bought', download, buyer))).toContain(
        'Buyer',
      )
    }
    const ends = (await stormed).map((end) =>
      end.status === 'rejected' ? end.reason.code : 'drawn',
    )
    expect(ends.filter((end) => end === 'drawn')).toHaveLength(4)
    expect(ends.filter((end) => end === 'busy')).toHaveLength(36)
  })
})

describe('WorkerPool', () => {
  const job = (personName: string): PdfJob => ({
    kind: 'report',
    report: JSON.parse(JSON.stringify(sampleReport('CS'))),
    personName,
    paper: 'a4',
    timeZone: 'UTC',
  })

  const big = (people: number, wait = 20): PdfJob => ({
    kind: 'team',
    paper: 'a4',
    team: { groupName: 'Big', members: Array(people).fill({}), wait } as never,
  })

  it('kills a job that hangs, says of a large one that it took too long, and finishes the others', async () => {
    const lost: string[] = []
    const pool = new WorkerPool({
      workerFile: () => workerFile,
      workers: 1,
      jobMs: () => 400,
      onLost: (why) => lost.push(why),
    })
    await pool.run(job('warm'))
    const jobs = [
      pool.run(job('Hang')),
      pool.run(big(300, 5000)),
      ...Array.from({ length: 20 }, (_, at) => pool.run(job(`${at}`))),
    ]
    const [hung, large, ...rest] = await Promise.allSettled(jobs)
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(PoolBusy) })
    expect(large).toMatchObject({ status: 'rejected', reason: expect.any(TooLong) })
    expect(rest.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(lost).toEqual(['slow job', 'slow job'])
  })

  it('draws short documents before a long one that came first, but only so many', async () => {
    const pool = new WorkerPool({ workerFile: () => workerFile, workers: 1 })
    const done: string[] = []
    const draw = (name: string, what: PdfJob) => pool.run(what).then(() => done.push(name))
    const names = Array.from({ length: 12 }, (_, at) => `short ${at}`)
    await Promise.all([
      draw('first', job('first')),
      draw('long', big(300)),
      ...names.map((name) => draw(name, job(name))),
    ])
    expect(done.indexOf('long')).toBe(9)
  })

  it('has one long document under way at most, and a second process for the short ones', async () => {
    const pool = new WorkerPool({ workerFile: () => workerFile, workers: 2 })
    const done: string[] = []
    const draw = (name: string, what: PdfJob) => pool.run(what).then(() => done.push(name))
    await Promise.all([
      draw('slow', big(300, 500)),
      draw('long', big(300)),
      draw('short', job('short')),
    ])
    expect(done).toEqual(['short', 'slow', 'long'])
  })

  it('has a worker that was warmed take the first job', async () => {
    const starts: string[] = []
    const pool = new WorkerPool({
      workerFile: () => {
        starts.push('start')
        return workerFile
      },
    })
    pool.warm()
    expect(starts).toEqual(['start'])
    expect((await pool.run(job('Ann'))).toString()).toBe('Ann')
    pool.warm()
    expect(starts).toEqual(['start'])
  })

  it('warms a worker up only while no job waits', async () => {
    const warmed = new WorkerPool({ workerFile: () => workerFile })
    warmed.warm()
    expect((await warmed.run(job('Arguments'))).toString()).toBe('')
    const awaited = new WorkerPool({ workerFile: () => workerFile })
    expect((await awaited.run(job('Arguments'))).toString()).toBe(AT_ONCE)
  })

  it('says busy where there is no worker to start', async () => {
    const pool = new WorkerPool({ workerFile: () => join(folder, 'missing.mjs'), onLost: () => {} })
    await expect(pool.run(job('Ann'))).rejects.toBeInstanceOf(PoolBusy)
  })
})
