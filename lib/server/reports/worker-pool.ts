import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { AT_ONCE, type PdfJob, type WorkerMessage } from '@/lib/pdf/job'

/** The pool cannot take or finish a job now; the same job may work in a moment. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
}

/** By name, because the bundler gives the server's start and each route a class of their own. */
export function isPoolBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'PoolBusy'
}

export interface PoolOptions {
  /** The bundled worker. A function, so that nothing is read before the first job. */
  workerFile: () => string
  /** Jobs that may wait behind the running one. */
  maxWaiting?: number
  /** From the moment a job is handed to the worker. */
  jobMs?: number
  /** From the spawn to the worker's "ready". */
  startMs?: number
  /** A worker that was stopped or died. */
  onLost?: (reason: LostReason) => void
  /** A document came, and these of its pages run over. */
  onOver?: (kind: PdfJob['kind'], pages: readonly string[]) => void
}

export type LostReason = 'crash' | 'slow job' | 'slow start'

interface Waiting {
  job: PdfJob
  crashes: number
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

/** How often a job is tried: again after its worker has died, because the job need not have been the cause. */
const MAX_CRASHES = 2

/** A third of the server's share where both want one processor: a report takes longer then, and comes all the same. */
const NICE = 5

/** The server comes first. Some systems do not let a process ask, or the worker is gone. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, NICE)
  } catch {}
}

/** One worker process and the queue in front of it. The process starts with the first job, or before it, and stays. */
export class WorkerPool {
  #options: Required<PoolOptions>
  #queue: Waiting[] = []
  #running: Waiting | undefined
  #child: ChildProcess | undefined
  #isReady = false
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(options: PoolOptions) {
    this.#options = {
      maxWaiting: 20,
      jobMs: 20_000,
      startMs: 60_000,
      onLost: () => {},
      onOver: () => {},
      ...options,
    }
  }

  /** Jobs that wait, or are being done. */
  get unfinished(): number {
    return this.#queue.length + (this.#running ? 1 : 0)
  }

  /** Starts the worker, so that the first job need not wait for it. */
  warm(): void {
    if (this.#child) return
    this.#start()
    this.#next()
  }

  /** Resolves to the PDF. Rejects with PoolBusy when there is no room, or the worker is lost over it. */
  run(job: Waiting['job']): Promise<Buffer> {
    if (this.#queue.length >= this.#options.maxWaiting)
      return Promise.reject(new PoolBusy('queue full'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, crashes: 0, resolve, reject })
      this.#next()
    })
  }

  /** Hands the next job to the worker, or starts one. Without work the process may exit. */
  #next(): void {
    if (this.#running) return
    if (this.#queue.length === 0) {
      this.#child?.channel?.unref()
      return
    }
    if (!this.#child) this.#start()
    this.#child?.channel?.ref()
    if (!this.#isReady) return
    this.#running = this.#queue.shift() as Waiting
    this.#lastId += 1
    this.#limit('slow job', this.#options.jobMs)
    // Sending fails only when the worker has died, and its `exit` event decides about the job.
    this.#child?.send({ id: this.#lastId, ...this.#running.job }, () => {})
  }

  /** Where a job waits, the new worker starts on it without warming up. */
  #start(): void {
    const isAwaited = this.#queue.length > 0
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=192', this.#options.workerFile(), ...(isAwaited ? [AT_ONCE] : [])],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Bytes as they are: of base64, the server would spend its own time on each file.
        serialization: 'advanced',
        env: { NODE_ENV: 'production' },
      },
    )
    if (!isAwaited) stepBack(child.pid)
    child.unref()
    child.on('message', (message) => {
      if (child === this.#child) this.#receive(message as WorkerMessage)
    })
    child.once('exit', () => this.#lose(child, 'crash'))
    child.once('error', () => this.#lose(child, 'crash'))
    this.#child = child
    this.#limit('slow start', this.#options.startMs)
  }

  #limit(reason: LostReason, ms: number): void {
    const child = this.#child as ChildProcess
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lose(child, reason), ms)
    this.#timer.unref()
  }

  #receive(message: WorkerMessage): void {
    if ('ready' in message) {
      clearTimeout(this.#timer)
      this.#isReady = true
    } else if (message.id === this.#lastId && this.#running) {
      clearTimeout(this.#timer)
      stepBack(this.#child?.pid)
      const { job, resolve, reject } = this.#running
      this.#running = undefined
      if (message.ok && message.over?.length) this.#options.onOver(job.kind, message.over)
      if (message.ok) resolve(message.pdf)
      else reject(new Error(`Report worker: ${message.message}`))
    }
    this.#next()
  }

  /** Forgets a worker and decides about the job it had, or the first one that waited for it to start. */
  #lose(child: ChildProcess, reason: LostReason): void {
    if (child !== this.#child) return
    clearTimeout(this.#timer)
    this.#child = undefined
    const job = this.#running ?? (this.#isReady ? undefined : this.#queue.shift())
    this.#running = undefined
    this.#isReady = false
    child.kill('SIGKILL')
    this.#options.onLost(reason)
    if (job) {
      job.crashes += 1
      if (reason === 'crash' && job.crashes < MAX_CRASHES) this.#queue.unshift(job)
      else job.reject(new PoolBusy(reason))
    }
    this.#next()
  }
}
