import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleWorker } from '../runtime/bundle.mjs'
import type { WorkerMessage } from './job'
import { sampleReport } from './sample'
import { sampleTeam } from './sample-team'
import { readPdf } from './testing'

// Inside the tree, because the worker finds its packages and fonts in node_modules above it.
const FILE = resolve(`.test/report-worker-${process.pid}.mjs`)
let worker: ChildProcess

async function next(): Promise<WorkerMessage> {
  const [message] = await once(worker, 'message')
  return message as WorkerMessage
}

function job(id: number, report: unknown) {
  const serial = JSON.parse(JSON.stringify(report))
  return { kind: 'report', id, report: serial, personName: 'Łukasz Żółć', paper: 'a4' }
}

beforeAll(async () => {
  await bundleWorker(FILE)
  worker = spawn(process.execPath, ['--max-old-space-size=192', FILE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { NODE_ENV: 'production' },
  })
}, 20_000)

afterAll(async () => {
  worker.kill('SIGKILL')
  await rm(FILE, { force: true })
})

describe('the PDF worker', () => {
  it('is ready after its warm-up', async () => {
    expect(await next()).toEqual({ ready: true })
  }, 20_000)

  it('answers with a PDF', async () => {
    worker.send(job(7, sampleReport('SC')))
    const answer = await next()
    expect(answer).toMatchObject({ id: 7, ok: true })
    const { pages } = await readPdf('pdf' in answer ? answer.pdf : Buffer.of())
    expect(pages[0]?.text).toMatch(/The Faithful Keeper.*Łukasz Żółć/)
  })

  it('draws a team', async () => {
    worker.send({ kind: 'team', id: 3, team: sampleTeam(), paper: 'a4' })
    const answer = await next()
    expect(answer).toMatchObject({ id: 3, ok: true })
    const { pages } = await readPdf('pdf' in answer ? answer.pdf : Buffer.of())
    expect(pages[0]?.text).toContain('Product launch')
  })

  it('says what went wrong, and goes on', async () => {
    worker.send(job(8, {}))
    expect(await next()).toMatchObject({ id: 8, ok: false, message: expect.any(String) })
    worker.send(job(9, sampleReport('D')))
    expect(await next()).toMatchObject({ id: 9, ok: true })
  })

  it('ends with the channel', async () => {
    worker.disconnect()
    const [code] = await once(worker, 'exit')
    expect(code).toBe(0)
  })
})
