/** A burst of requests, and what other people meet beside it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { newBrowser, registerPerson } from '../support/people'
import { submitAnswers } from '../support/product'

const DATA_DIR = join(import.meta.dirname, '../../.test/burst')

let copy: Copy

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  copy = await startCopy({ DATA_DIR, RATE_LIMIT_SCALE: '100000' })
})

test.afterAll(async () => {
  await copy?.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** So many at once, and how each was answered. */
const burst = (path: string, count: number, init: RequestInit = {}) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await fetch(copy.url + path, init)
      await answer.arrayBuffer()
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
    }),
  )

/** Asks again and again until `done` ends; how long the slowest took. */
async function slowestUntil(done: Promise<unknown>, ask: () => Promise<Response>): Promise<number> {
  let isOver = false
  void done.finally(() => {
    isOver = true
  })
  let slowest = 0
  while (!isOver) {
    const began = performance.now()
    const answer = await ask()
    await answer.arrayBuffer()
    expect([200, 503]).toContain(answer.status)
    slowest = Math.max(slowest, performance.now() - began)
  }
  return slowest
}

test(
  'three hundred who ask for the API’s description keep no one waiting',
  SLOW_PROOF,
  async () => {
    await burst('/api/openapi.json', 1)
    const asked = (async () => {
      const all = []
      for (let round = 0; round < 5; round += 1)
        all.push(...(await burst('/api/openapi.json', 300)))
      return all
    })()
    const slowest = await slowestUntil(asked, () => fetch(`${copy.url}/api/assessment/questions`))
    expect((await asked).filter(({ status }) => status !== 200)).toEqual([])
    console.log(`slowest honest read beside the burst: ${Math.round(slowest)} ms`)
  },
)

test(
  'a late server sheds reading with Retry-After, and takes what a signed-in person writes',
  SLOW_PROOF,
  async () => {
    const person = await newBrowser(copy.url)
    await registerPerson(person)
    const { result_id: id } = await submitAnswers(person, answersFor('CS'))
    const { cookies } = await person.storageState()
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const reading = burst(`/results/${id}`, 600, { headers: { Cookie } })
    const health = slowestUntil(reading, () => fetch(`${copy.url}/api/health/live`))
    const writes: number[] = []
    for (let one = 0; one < 5; one += 1) {
      const answer = await person.put(`/api/results/${id}/label`, { data: { label: `No ${one}` } })
      writes.push(answer.status())
    }
    expect(new Set(writes)).toEqual(new Set([204]))
    const answers = await reading
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
    expect(await health).toBeGreaterThan(0)
  },
)
