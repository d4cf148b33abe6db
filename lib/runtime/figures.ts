/** The figures of this process (docs/operations.md), kept by prom-client. Loaded only where METRICS_TOKEN is set. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { env } from '@/lib/server/base/env'
import { faultOf } from '@/lib/server/base/fault'
import {
  type CounterName,
  FIGURES,
  type Figures,
  type GaugeName,
  type Reading,
} from '@/lib/server/base/figures'
import { log } from '@/lib/server/base/log'
import { pathOf } from './http/path'

/** Seconds. What the listener answers itself takes less than the first; no answer takes longer than the last. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export interface KeptFigures extends Figures {
  /** The same listener, whose answers are counted and timed. `routeOf` names the route of a path, one of few. */
  observing: (listener: RequestListener, routeOf: (path: string) => string) => RequestListener
}

/** Begins to count: with what prom-client itself says of a Node process, its event loop's delay among it. */
export function makeFigures(): KeptFigures {
  const registers = [new Registry()]
  const [register] = registers as [Registry]
  collectDefaultMetrics({ register })
  const described = (name: keyof typeof FIGURES) => {
    const { help, labels } = FIGURES[name]
    return { name, help, labelNames: [...labels], registers }
  }
  const durations = new Histogram({
    ...described('discern_request_duration_seconds'),
    buckets: BUCKETS,
  })
  const counters = new Map<CounterName, Counter>()
  for (const [name, { kind }] of Object.entries(FIGURES)) {
    if (kind !== 'counter') continue
    counters.set(name as CounterName, new Counter(described(name as CounterName)))
  }
  const { version, build } = env
  new Gauge(described('discern_build_info')).set({ version, build }, 1)
  const readings: (() => Promise<void>)[] = []
  return {
    count: (name, labels) => counters.get(name)?.inc(labels),
    begin: (name, labels) => counters.get(name)?.inc(labels, 0),
    gauge: (names, read) => {
      const gauges = new Map(names.map((name) => [name, new Gauge(described(name))]))
      readings.push(() => take(gauges, read))
    },
    text: async () => {
      await Promise.all(readings.map((reading) => reading()))
      return register.metrics()
    },
    observing: (listener, routeOf) => (req, res) => {
      const stop = durations.startTimer()
      res.once('close', () => {
        // A client that left before the end got no status.
        const status = res.writableFinished ? String(res.statusCode) : 'left'
        stop({ method: methodOf(req), route: routeOf(pathOf(req)), status })
      })
      listener(req, res)
    },
  }
}

async function take(
  gauges: Map<GaugeName, Gauge>,
  read: () => Promise<Record<string, Reading[]>>,
): Promise<void> {
  for (const gauge of gauges.values()) gauge.reset()
  try {
    const values = await read()
    for (const [name, gauge] of gauges) {
      for (const { labels, value } of values[name] ?? []) gauge.set(labels, value)
    }
  } catch (error) {
    // While the database is away, the rest is what one wants to see.
    log.warn(faultOf(error), 'figure not read')
  }
}

/** One of a fixed few, because clients may send any method. */
function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.includes(method) ? method : 'other'
}
