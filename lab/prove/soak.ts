/**
 * `npm run prove -- soak`: mixed work and PDFs at half of what the product does, for an hour. Fails where memory or
 * handles grow by more than 1 MB or 1 handle a minute, and where anything is answered otherwise than it should be.
 *
 *   npm run prove -- soak --minutes 10
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { watchMemory } from '../load/memory'
import { mixedWork, startProduct } from '../load/product'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const duration = 60 * Number(values.minutes)
const CONNECTIONS = 8
const PDF_EVERY_MS = 7_000

const product = await startProduct('soak')
const { url, person } = product
const load = { url, requests: mixedWork(person), connections: CONNECTIONS }
const wrong: string[] = []
try {
  await autocannon({ ...load, duration: 10 })
  const full = (await autocannon({ ...load, duration: 10 }))['2xx'] / 10
  console.log(`  ${full.toFixed(0)} a second at most; half of it for ${values.minutes} min …`)
  const memory = watchMemory(product.process.pid, product.live)
  const end = performance.now() + duration * 1000
  const [found, drawn] = await Promise.all([
    autocannon({ ...load, duration, overallRate: Math.round(full / 2) }),
    drawUntil(end),
  ])
  const grown = memory.stop()
  console.log(
    `\n${found['2xx']} answers, p99 ${found.latency.p99} ms, ${drawn} PDFs\n${grown.text}`,
  )
  if (!grown.isFlat) wrong.push('memory or handles grow')
  if (found.non2xx + found.errors > 0) {
    wrong.push(`${JSON.stringify(found.statusCodeStats)}, ${found.errors} errors`)
  }
} finally {
  await product.stop()
}
console.log(wrong.length > 0 ? `\nWrong: ${wrong.join('; ')}` : '\nAll as it should be.')
process.exit(wrong.length > 0 ? 1 : 0)

/** Draws one PDF after another, each with a different name, so that none comes from the cache; returns how many. */
async function drawUntil(end: number): Promise<number> {
  let drawn = 0
  while (performance.now() < end) {
    drawn += 1
    const path = `/api/assessment/download-pdf/${person.resultId}?user_name=Ada${drawn}`
    const { status } = await fetch(url + path, { headers: person.cookie })
    if (status !== 200) wrong.push(`a PDF was answered with ${status}`)
    await sleep(PDF_EVERY_MS)
  }
  return drawn
}
