import 'server-only'
import { availableParallelism } from 'node:os'
import type { PdfJob, WorkerMessage } from '@/lib/pdf/job'
import { type LostReason, type WorkerOptions, WorkerProcess } from './worker-process'

/** The pool cannot finish a job now; the same job may work in a moment. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
}

/** A long job took longer than one of its size may, and would again. */
export class TooLong extends Error {
  override name = 'TooLong'
}

export interface PoolOptions
  extends Pick<WorkerOptions, 'workerFile'>,
    Partial<Pick<WorkerOptions, 'jobMs' | 'startMs'>> {
  /** At most so many processes. */
  workers?: number
  /** A worker that was stopped or died. */
  onLost?: (reason: LostReason) => void
  /** A document came, and these of its pages run over. */
  onOver?: (kind: PdfJob['kind'], pages: readonly string[]) => void
}

interface Waiting {
  job: PdfJob
  /** Its turn: by when it came, long ones later. */
  turn: number
  crashes: number
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

/** How often a job is tried: again after its worker has died, because the job need not have been the cause. */
const MAX_CRASHES = 2

/** People on a document that is drawn fast. */
const SHORT = 100
/** So many short jobs at most go before a long one that came before them. */
const LET_PASS = 8

/** So many jobs wait before another process is worth its start. */
const WORTH_A_START = 3
/** A further process ends after so long without a job. */
const IDLE_MS = 5 * 60_000

const sizeOf = (job: PdfJob): number => {
  if (job.kind === 'team') return job.team.members.length
  return job.kind === 'session' ? job.kit.view.people.length : 1
}
const isLong = (job: PdfJob) => sizeOf(job) > SHORT

/** A report takes a fifth of a second; on a machine where all wait for a processor, many times that. */
const jobMs = (job: PdfJob) => 20_000 + 60 * Math.max(0, sizeOf(job) - SHORT)

/**
 * The processes that draw, and the line in front of them. Short jobs go before long ones, and of two processes, one at
 * most has a long job.
 */
export class WorkerPool {
  #options: Required<Pick<PoolOptions, 'onLost' | 'onOver'>>
  #line: Waiting[] = []
  #turns = 0
  #workers: { process: WorkerProcess; drawing?: Waiting; idle?: NodeJS.Timeout }[]

  constructor({ workers, onLost, onOver, ...options }: PoolOptions) {
    this.#options = { onLost: onLost ?? (() => {}), onOver: onOver ?? (() => {}) }
    // One processor is the server's.
    const count = workers ?? (availableParallelism() > 2 ? 2 : 1)
    this.#workers = Array.from({ length: count }, (_, at) => ({
      process: new WorkerProcess(
        { jobMs, startMs: 60_000, ...options },
        { answered: (message) => this.#answer(at, message), lost: (why) => this.#lose(at, why) },
      ),
    }))
  }

  /** Jobs that wait, or are being done. */
  get unfinished(): number {
    return this.#line.length + this.#workers.filter(({ drawing }) => drawing).length
  }

  /** Starts a worker, so that the first job need not wait for it. */
  warm(): void {
    this.#workers[0]?.process.warm()
  }

  /** Resolves to the PDF. Rejects with PoolBusy where a worker is lost over it, with TooLong where it takes too long. */
  run(job: PdfJob): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#turns += 1
      const turn = this.#turns + (isLong(job) ? LET_PASS + 0.5 : 0)
      this.#line.push({ job, turn, crashes: 0, resolve, reject })
      this.#next()
    })
  }

  /** Hands jobs to workers that have none. */
  #next(): void {
    for (const worker of this.#workers) {
      if (worker.drawing || this.#line.length === 0) continue
      if (!worker.process.isStarted && !this.#isWorthAStart()) continue
      const first = this.#takeFirst()
      if (!first) continue
      clearTimeout(worker.idle)
      worker.drawing = first
      worker.process.give(first.job)
    }
  }

  #isWorthAStart(): boolean {
    const [own, ...drawings] = this.#workers.map(({ drawing }) => drawing)
    if (!own && !drawings.some(Boolean)) return true
    return this.#line.length >= WORTH_A_START || this.#hasLong()
  }

  #hasLong(): boolean {
    return this.#workers.some(({ drawing }) => drawing && isLong(drawing.job))
  }

  #takeFirst(): Waiting | undefined {
    const open = this.#hasLong() ? this.#line.filter(({ job }) => !isLong(job)) : this.#line
    const first = [...open].sort((one, other) => one.turn - other.turn)[0]
    this.#line = this.#line.filter((one) => one !== first)
    return first
  }

  #answer(at: number, message: Exclude<WorkerMessage, { ready: true }>): void {
    const drawn = this.#release(at)
    if (!drawn) return
    const { job, resolve, reject } = drawn
    if (message.ok && message.over?.length) this.#options.onOver(job.kind, message.over)
    if (message.ok) resolve(message.pdf)
    else reject(new Error(`Report worker: ${message.message}`))
    this.#next()
  }

  /** Decides about the job that a lost worker had. */
  #lose(at: number, reason: LostReason): void {
    const drawn = this.#release(at)
    this.#options.onLost(reason)
    if (drawn) {
      drawn.crashes += 1
      if (reason === 'crash' && drawn.crashes < MAX_CRASHES) this.#line.unshift(drawn)
      else {
        const isTooLong = reason === 'slow job' && isLong(drawn.job)
        drawn.reject(isTooLong ? new TooLong(reason) : new PoolBusy(reason))
      }
    }
    this.#next()
  }

  #release(at: number): Waiting | undefined {
    const worker = this.#workers[at]
    const drawn = worker?.drawing
    if (!worker) return undefined
    worker.drawing = undefined
    if (at > 0) worker.idle = setTimeout(() => worker.process.letGo(), IDLE_MS).unref()
    return drawn
  }
}
