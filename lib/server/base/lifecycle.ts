import 'server-only'

/** What a page that could not be rendered answers. */
export interface PageAnswer {
  status: number
  /** Seconds. */
  retryAfter?: number
}

/** How the runtime (lib/runtime/serve.ts), which stands around the bundle, and these modules know of each other. */
export interface ServerHooks {
  /** Whether the database answers. Set before the server opens. */
  isReady: () => Promise<boolean>
  /** To be called once: without a fault the server opens. */
  started: (fault?: unknown) => void
  /** Called once the server is open. */
  opened: (() => void)[]
  /** Called then, too, by a server that makes ready what its first reader would wait for. */
  warming: (() => void)[]
  /** Called, and waited for, while the server drains. */
  ends: (() => Promise<void>)[]
  /** To be called when a page could not be rendered, before it is answered. */
  pageFailed: (requestId: string, failure: PageAnswer) => void
}

const KEY = Symbol.for('discern.server-hooks')
const shared = globalThis as { [KEY]?: ServerHooks }

/** Called by the runtime, before it loads these modules. */
export function setServerHooks(hooks: ServerHooks): void {
  shared[KEY] = hooks
}

/** Says how the server finds out whether it is ready. */
export function answerReadiness(isReady: () => Promise<boolean>): void {
  const hooks = shared[KEY]
  if (hooks) hooks.isReady = isReady
}

/** Opens the server, or keeps it closed and ends the process with the fault. */
export function reportStart(fault?: unknown): void {
  shared[KEY]?.started(fault)
}

/** Begins background work once the server is open. */
export function onceOpen(begin: () => void): void {
  shared[KEY]?.opened.push(begin)
}

/** Has something made ready, once the server is open, that the first who needs it would wait for. */
export function onceWarm(prepare: () => void): void {
  shared[KEY]?.warming.push(prepare)
}

/** Has something brought to a good end before the process stops. Outside the server, in a test, nothing happens. */
export function onShutdown(end: () => Promise<void>): void {
  shared[KEY]?.ends.push(end)
}

/** Says what a page that could not be rendered is to answer. */
export function reportPageFailure(requestId: string, failure: PageAnswer): void {
  shared[KEY]?.pageFailed(requestId, failure)
}
