/**
 * `npm run prove -- overload`: 500 connections ask for mixed work, each again as soon as it is answered, for five
 * minutes. What is served comes within 2 s, the rest is refused with 503 and Retry-After, health answers all the time,
 * memory stays flat, and five seconds after the end all is as before. Fails where one of that is not so.
 *
 *   npm run prove -- overload --minutes 1
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { crowd } from '../load/crowd'
import { watchMemory } from '../load/memory'
import { mixedWork, startProduct } from '../load/product'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    connections: { type: 'string', default: '500' },
  },
})
const SERVED_MS = 2_000
/** What one sees beside a crowd: a health check gives up after so long (Dockerfile). */
const HEALTH_MS = 1_000
const BACK_SECONDS = 5
/** The share of the earlier speed; the machine does other work, too. */
const FULL = 0.8
/** As many as are at work at once without a crowd. */
const FEW = 8

const product = await startProduct('overload')
const { url, person } = product
const requests = mixedWork(person)
const failures: string[] = []
const expect = (isSo: boolean, what: string) => void (isSo || failures.push(what))
const speed = async (duration: number) =>
  (await autocannon({ url, requests, connections: FEW, duration }))['2xx'] / duration
try {
  await speed(5)
  const before = await speed(5)

  const memory = watchMemory(product.process.pid, product.live)
  const health = watchHealth()
  const found = await crowd(url, requests, {
    connections: Number(values.connections),
    seconds: 60 * Number(values.minutes),
  })
  const longest = await health.stop()
  const grown = memory.stop()
  await sleep((BACK_SECONDS - 2) * 1000)
  const after = await speed(2)

  console.log(
    [
      '',
      `${values.connections} connections for ${values.minutes} min: served ${found.served}, p99 ${found.servedMs.toFixed(0)} ms (aim ≤ ${SERVED_MS} ms)`,
      `refused ${found.refused} in p99 ${found.refusedMs.toFixed(0)} ms, ${found.withoutRetry} without Retry-After; answered otherwise ${found.others}`,
      `health: longest ${longest.toFixed(0)} ms (aim ≤ ${HEALTH_MS} ms)`,
      grown.text,
      `${BACK_SECONDS} s later ${after.toFixed(0)} a second, before ${before.toFixed(0)}`,
    ].join('\n'),
  )
  expect(found.servedMs <= SERVED_MS, 'what is served takes too long')
  expect(found.withoutRetry === 0, 'some were not asked to come back')
  expect(found.others === 0, 'some were answered otherwise')
  expect(longest <= HEALTH_MS, 'health took too long')
  expect(grown.isFlat, 'memory or handles grow')
  expect(after >= FULL * before, 'it was not back at full speed')
} finally {
  await product.stop()
}
console.log(failures.length > 0 ? `\nWrong: ${failures.join('; ')}` : '\nAll as it should be.')
process.exit(failures.length > 0 ? 1 : 0)

/** Asks for the health again and again; `stop` resolves to how long the slowest answer took. */
function watchHealth() {
  let longest = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now()
      const { status } = await fetch(`${url}/api/health/live`)
      expect(status === 200, `health answered ${status}`)
      longest = Math.max(longest, performance.now() - started)
      await sleep(20)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await asking
      return longest
    },
  }
}
