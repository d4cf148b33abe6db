import 'server-only'

/** How scripts/server.mjs, which is no part of the bundle, and these modules know of each other. */
interface FrontDoor {
  /** To be called once: without a fault the server opens. */
  started: (fault?: unknown) => void
  /** Called, and waited for, while the server drains. */
  ends: (() => Promise<void>)[]
  /** To be called when a page could not be rendered, before it is answered. */
  pageFailed: (requestId: string, failure: { status: number; retryAfter?: number }) => void
}

/** Nothing outside the server: in a test, say. */
const frontDoor = () =>
  (globalThis as { [key: symbol]: FrontDoor | undefined })[Symbol.for('discern.front-door')]

/** Opens the door, or keeps it shut and ends the process with the fault. */
export function reportStart(fault?: unknown): void {
  frontDoor()?.started(fault)
}

/** Has something brought to a good end before the process stops. */
export function onShutdown(end: () => Promise<void>): void {
  frontDoor()?.ends.push(end)
}

/** What a page that could not be rendered is to answer. */
export function reportPageFailure(
  requestId: string,
  failure: { status: number; retryAfter?: number },
): void {
  frontDoor()?.pageFailed(requestId, failure)
}
