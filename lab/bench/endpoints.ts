/**
 * `npm run bench -- endpoints`: the processor time of one answer of each endpoint, on the one thread that all share, by a
 * right call of it (e2e/support/endpoints/examples.ts), its first call not counted. What a worker process draws is not in
 * it, and what ends its caller, or what it names, is left out.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { exampleOf, nameOf, send } from '../../e2e/support/endpoints/examples'
import { ENDPOINTS } from '../../lib/api/all'
import type { Endpoint } from '../../lib/api/endpoint'
import { root } from '../../lib/runtime/checkout.mjs'
import { embeddedUrls } from '../../lib/runtime/database/postgres'
import { connected } from '../../lib/runtime/roles'
import { median } from '../load/figures'
import { startProduct } from '../load/product'

const CALLS = 12
/** Above this it has its line in docs/performance.md. */
const LONG_MS = 20

const product = await startProduct('bench-endpoints')
try {
  await makeAdmin()
  const person = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { Origin: product.url, ...product.person.cookie },
  })
  const group = (await (await person.post('/api/groups', { data: { name: 'Bench' } })).json()).id
  const ids = { result: product.person.resultId, group }
  const found: { name: string; ms: number; statuses: string }[] = []
  for (const endpoint of ENDPOINTS.filter((one) => !endsWork(one))) {
    found.push(await measure(endpoint))
  }
  found.sort((one, other) => other.ms - one.ms)
  console.log('\n| endpoint | ms | answers |\n| --- | --: | --- |')
  for (const { name, ms, statuses } of found) {
    console.log(`| ${ms >= LONG_MS ? `**${name}**` : name} | ${ms.toFixed(1)} | ${statuses} |`)
  }

  async function measure(endpoint: Endpoint) {
    const statuses = new Set<number>()
    const times: number[] = []
    for (let call = 0; call <= CALLS; call += 1) {
      const example = exampleOf(endpoint, ids)
      const before = busyMs(product.process.pid ?? 0)
      const answer = await send(person, endpoint, example)
      await answer.body()
      if (call > 0) times.push(busyMs(product.process.pid ?? 0) - before)
      statuses.add(answer.status())
    }
    return { name: nameOf(endpoint), ms: median(times), statuses: [...statuses].join(', ') }
  }
} finally {
  await product.stop()
}
process.exit(0)

/** The person of the bench, so that an admin's endpoints answer, too. */
async function makeAdmin(): Promise<void> {
  const urls = embeddedUrls(join(root, '.test/bench-endpoints'))
  await connected(urls?.owner ?? '', (client) =>
    client.query(
      'UPDATE users SET is_admin = true, email_verified_at = now(), owner_proven_at = now()',
    ),
  )
}

/** Calls after which the person of the bench is nobody anymore, or has no group or result. */
function endsWork(endpoint: Endpoint): boolean {
  const { ends } = exampleOf(endpoint)
  return Boolean(ends) && !/submit$/.test(endpoint.path)
}

/** Milliseconds that the thread of JavaScript has been at work, of the process itself. */
function busyMs(pid: number): number {
  const [ns = '0'] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(ns) / 1e6
}
