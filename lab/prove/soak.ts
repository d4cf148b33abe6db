/**
 * `npm run prove -- soak`: mixed work and PDFs at half of what the product does, for an hour. Memory and handles stay
 * flat: they grow by no more than 1 MB and 1 handle a minute beyond their own scatter. Fails where they do, and where
 * anything is answered otherwise than it should be.
 *
 *   npm run prove -- soak --minutes 10
 */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Ask, ask, drive, p99 } from '../load/load'
import { mixedWork } from '../load/mixed-work'
import { watchProcess } from '../load/process-watch'
import { ms, startProduct } from '../load/product'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const FEW = 8
const MEASURING_MS = 10_000
const PDF_EVERY_MS = 7_000
const MINUTE = 60_000
/** A bearer token lives an hour. */
const RENEWAL_MS = 20 * MINUTE

const { product, live, person, answers } = await startProduct('soak')
const wrong = new Map<string, number>()
const took: number[] = []
let drawn = 0
try {
  const next = mixedWork(person, answers)
  const target = { url: product.url, ask: next }
  await drive(target, { ms: MEASURING_MS, connections: FEW })
  let full = 0
  await drive(target, { ms: MEASURING_MS, connections: FEW }, () => {
    full += 1000 / MEASURING_MS
  })
  const half = full / 2
  console.log(
    `  ${full.toFixed(0)} a second at most; ${half.toFixed(0)} for ${values.minutes} min …`,
  )

  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + Number(values.minutes) * MINUTE
  const watch = watchProcess(product.process.pid, live)
  const drawing = (async () => {
    while (performance.now() < end) {
      drawn += 1
      // Another name each time, so that none is found drawn.
      const path = `/api/assessment/download-pdf/${person.resultId}?user_name=Ada${drawn}`
      await answer({ path, headers: person.cookie })
      await sleep(PDF_EVERY_MS)
    }
  })()
  const renewing = setInterval(() => void renew(), RENEWAL_MS)
  const asked = new Set<Promise<void>>()
  const start = performance.now()
  for (let n = 0; performance.now() < end; n += 1) {
    await sleep(Math.max(0, start + (n * 1000) / half - performance.now()))
    const one: Promise<void> = answer(next()).then(() => void asked.delete(one))
    asked.add(one)
  }
  await Promise.all([...asked, drawing])
  clearInterval(renewing)
  const memory = watch.stop()
  agent.destroy()
  console.log(
    `\n${took.length} answers in ${values.minutes} min, p99 ${ms(p99(took))}, ${drawn} PDFs\n${memory.text}`,
  )
  if (!memory.isFlat) wrong.set('memory or handles grow', 1)

  async function renew(): Promise<void> {
    const { body } = await ask(product.url, {
      method: 'POST',
      path: '/api/auth/token',
      headers: person.cookie,
    })
    person.bearer.Authorization = `Bearer ${JSON.parse(String(body)).access_token}`
  }

  async function answer(one: Ask): Promise<void> {
    const { status, ms: time } = await ask(product.url, one, agent)
    took.push(time)
    if (status >= 200 && status < 300) return
    const what = `${one.path.replace(person.resultId, ':id')} answered ${status}`
    wrong.set(what, (wrong.get(what) ?? 0) + 1)
  }
} finally {
  await product.stop()
}
const lines = [...wrong].map(([what, count]) => `${count} × ${what}`)
console.log(lines.length > 0 ? `\nWrong: ${lines.join('; ')}` : '\nAll as it should be.')
process.exit(lines.length > 0 ? 1 : 0)
