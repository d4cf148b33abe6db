import 'server-only'

/**
 * What this process counts of itself for METRICS_TOKEN (docs/operations.md), in Prometheus's format. Each process
 * reports its own; figures of the database are the same from each.
 */
export const FIGURES = {
  discern_build_info: {
    kind: 'gauge',
    help: 'Always 1: which version and build this process runs',
    labels: ['version', 'build'],
  },
  discern_request_duration_seconds: {
    kind: 'histogram',
    help: 'From the first byte of a request to the last of its answer, by route',
    labels: ['method', 'route', 'status'],
  },
  discern_ready: {
    kind: 'gauge',
    help: '1 while this process and its database answer, else 0',
    labels: [],
  },
  discern_database_connections: {
    kind: 'gauge',
    help: 'Connections of this process to the database, and requests that wait for one',
    labels: ['state'],
  },
  discern_jobs_waiting: {
    kind: 'gauge',
    help: 'Jobs in the database that are not done, by queue',
    labels: ['queue'],
  },
  discern_jobs_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them has been due, tries that failed included',
    labels: ['queue'],
  },
  discern_jobs_failed_total: {
    kind: 'counter',
    help: 'Tries of this process that failed, mails among them; given_up: not tried again',
    labels: ['queue', 'outcome'],
  },
  discern_pdfs_waiting: {
    kind: 'gauge',
    help: 'PDFs of this process that wait or are being drawn',
    labels: [],
  },
  discern_orders: {
    kind: 'gauge',
    help: 'Orders in the database that were paid at some time, by what they are now',
    labels: ['status'],
  },
  discern_limits_hit_total: {
    kind: 'counter',
    help: 'Calls that this process refused because a limit was used up',
    labels: ['limit'],
  },
  discern_invitations_total: {
    kind: 'counter',
    help: 'Invitations and reminders that this process handed to the queue of mails; unproven: by a leader whose email address is not proven',
    labels: ['sender'],
  },
} as const satisfies Record<
  string,
  { kind: 'histogram' | 'gauge' | 'counter'; help: string; labels: readonly string[] }
>

type FigureName = keyof typeof FIGURES
type OfKind<Kind> = {
  [Name in FigureName]: (typeof FIGURES)[Name]['kind'] extends Kind ? Name : never
}[FigureName]
export type CounterName = OfKind<'counter'>
export type GaugeName = OfKind<'gauge'>
type Labels<Name extends FigureName> = Record<(typeof FIGURES)[Name]['labels'][number], string>

/** A gauge at one moment. */
export interface Reading {
  labels: Record<string, string>
  value: number
}

/** The registry of lib/runtime/figures.ts; undefined without METRICS_TOKEN. */
export interface Figures {
  count: (name: CounterName, labels: Record<string, string>) => void
  /** Shows a counter from its start, so that the first that it counts is seen to be more than before. */
  begin: (name: CounterName, labels: Record<string, string>) => void
  /** `read` is called at each look; one that fails leaves its gauges out. */
  gauge: (names: readonly GaugeName[], read: () => Promise<Record<string, Reading[]>>) => void
  /** All of them as text. */
  text: () => Promise<string>
}

const KEY = Symbol.for('discern.figures')
const shared = globalThis as { [KEY]?: Figures }

/** Called by the runtime, before it loads these modules. */
export function keepFigures(figures: Figures): void {
  shared[KEY] = figures
}

export const figures = (): Figures | undefined => shared[KEY]

/** Counts one; nothing happens without METRICS_TOKEN. */
export function countFigure<Name extends CounterName>(name: Name, labels: Labels<Name>): void {
  shared[KEY]?.count(name, labels)
}
