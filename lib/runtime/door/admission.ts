/**
 * How much work is taken on at once (docs/decisions/061). All of it is done by one thread: more at once is not
 * done sooner, and everybody waits for everybody. What is beyond is told so at once, and to come back.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '@/lib/api/system'
import { isApi, pathOf } from './asked'
import { Gate, type Room } from './gate'
import type { Newcomers } from './newcomers'

/** What is counted apart, so that no kind takes the place of another. `fixed` is what was made with the build. */
type Kind = 'fixed' | 'read' | 'write' | 'pdf' | 'figures'

/**
 * At work: enough that the thread never waits for the database alone. In line: a burst, such as fifty clicks on one
 * button. PDFs wait for their own process, which has a queue of 20 (lib/server/reports/worker-pool.ts).
 */
const ROOMS: Record<Kind, Room> = {
  // Whoever waits for one of those is answered with the first that comes, which is kept.
  fixed: { atWork: 4, waiting: 500 },
  read: { atWork: 6, waiting: 58 },
  write: { atWork: 6, waiting: 58 },
  pdf: { atWork: 8, waiting: 24 },
  // Whoever reads them is not kept out by a crowd of others.
  figures: { atWork: 1, waiting: 20 },
}

/** Null for what is answered at once, however much there is to do. `isFixed` is what was made with the build. */
export function kindOf(req: IncomingMessage, isFixed: boolean): Kind | null {
  const path = pathOf(req)
  // Files of another build are read from the database.
  if (path.startsWith('/_next/')) return isFixed ? null : 'read'
  if (path === metrics.path) return 'figures'
  if (isFixed) return 'fixed'
  if (isApi(req) && /[-.]pdf(\/|$)/.test(path)) return 'pdf'
  return req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS'
    ? 'read'
    : 'write'
}

interface Asking {
  kind: Kind | null
  admit: () => void
  refuse: () => void
}

/** Has each request, once its whole body is here, admitted now, in its turn, or refused; and says whether any is at work. */
export function admission(newcomers: Newcomers) {
  const gateOf = (kind: Kind) => new Gate(ROOMS[kind], () => newcomers.areMany)
  const gates = {
    fixed: gateOf('fixed'),
    read: gateOf('read'),
    write: gateOf('write'),
    pdf: gateOf('pdf'),
    figures: gateOf('figures'),
  }
  const all = Object.values(gates)
  newcomers.onOver(() => {
    for (const gate of all) gate.proceed()
  })
  return {
    isBusy: () => all.some((gate) => gate.isAtWork),
    pass: (res: ServerResponse, { kind, admit, refuse }: Asking): void => {
      if (!kind) admit()
      else onceAnswered(res, gates[kind].enter({ admit, refuse }))
    },
  }
}

/** Calls `then` when an answer begins, or its client is gone. What is left of it waits for the client and not for us. */
function onceAnswered(res: ServerResponse, then: () => void): void {
  res.once('close', then)
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    then()
    return writeHead(...args)
  }
}
