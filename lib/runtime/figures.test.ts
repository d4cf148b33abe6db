import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { register as globalRegister } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { FIGURES } from '@/lib/server/base/figures'
import { stubEnvironment } from '@/lib/server/base/testing'
import { serveWhileTesting } from './testing'

stubEnvironment()
const { makeFigures } = await import('./figures')

const figures = makeFigures()
figures.gauge(['discern_orders'], async () => ({
  discern_orders: [{ labels: { status: 'paid' }, value: 3 }],
}))
let isAway = false
figures.gauge(['discern_jobs_waiting', 'discern_jobs_oldest_seconds'], async () => {
  if (isAway) throw new Error('away')
  return { discern_jobs_waiting: [{ labels: { queue: 'mail' }, value: 2 }] }
})
figures.gauge(
  ['discern_ready', 'discern_pdfs_waiting', 'discern_database_connections'],
  async () => ({}),
)
const listener = figures.observing(
  (req, res) => {
    res.statusCode = req.url === '/gone' ? 404 : 200
    res.end()
  },
  (path) => (path.startsWith('/api/results/') ? '/api/results/[id]' : 'none'),
)
const url = serveWhileTesting(createServer(listener))

describe('figures', () => {
  it('count requests by route and status, never by the path that was asked', async () => {
    for (const path of ['/api/results/1', '/api/results/2?x=1', '/gone']) await fetch(url() + path)
    await expect
      .poll(figures.text)
      .toContain(
        'discern_request_duration_seconds_count{method="GET",route="/api/results/[id]",status="200"} 2',
      )
    const text = await figures.text()
    expect(text).toContain('_count{method="GET",route="none",status="404"} 1')
    expect(text).not.toContain('/api/results/1')
  })

  it('count what happens, and read what is', async () => {
    figures.count('discern_limits_hit_total', { limit: 'login_account' })
    figures.count('discern_limits_hit_total', { limit: 'login_account' })
    const text = await figures.text()
    expect(text).toContain('discern_limits_hit_total{limit="login_account"} 2')
    expect(text).toContain('discern_orders{status="paid"} 3')
    expect(text).toContain('discern_jobs_waiting{queue="mail"} 2')
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/)
  })

  it('show a counter before it has counted, so that the first is seen', async () => {
    figures.begin('discern_jobs_failed_total', { queue: 'mail', outcome: 'given_up' })
    expect(await figures.text()).toContain(
      'discern_jobs_failed_total{queue="mail",outcome="given_up"} 0',
    )
  })

  it('leave out what cannot be read, rather than to tell what was', async () => {
    isAway = true
    const text = await figures.text()
    expect(text).not.toContain('discern_jobs_waiting{')
    expect(text).toContain('discern_orders{status="paid"} 3')
  })

  it('are all declared', async () => {
    const text = await figures.text()
    for (const name of Object.keys(FIGURES)) expect(text).toContain(`# TYPE ${name} `)
    expect(globalRegister.getMetricsAsArray()).toEqual([])
  })
})

describe('docs/dashboard.json and docs/operations.md', () => {
  it('name only metrics that there are', async () => {
    const text = await figures.text()
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const dashboard = readFileSync('docs/dashboard.json', 'utf8')
    const operations = readFileSync('docs/operations.md', 'utf8')
    const named = [
      ...`${dashboard}${operations}`.matchAll(/\b(?:discern|nodejs|process)_[a-z0-9_]+/g),
    ]
      .map(([name]) => name.replace(/_(bucket|sum|count)$/, ''))
      // Roles of the database.
      .filter((name) => !['discern_owner', 'discern_app'].includes(name))
    expect(named.length).toBeGreaterThan(10)
    for (const name of named) expect(known).toContain(name)
    for (const name of Object.keys(FIGURES)) expect(dashboard, 'on the dashboard').toContain(name)
  })
})
