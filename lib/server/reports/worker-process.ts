import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { AT_ONCE, type PdfJob, type WorkerMessage } from '@/lib/pdf/job'

export type LostReason = 'crash' | 'slow job' | 'slow start'

export interface WorkerOptions {
  /** The bundled worker. A function, so that nothing is read before the first job. */
  workerFile: () => string
  /** From the moment a job is handed to the worker. */
  jobMs: (job: PdfJob) => number
  /** From the spawn to the worker's "ready". */
  startMs: number
}

interface Heard {
  /** The answer to the job it had. */
  answered: (message: Exclude<WorkerMessage, { ready: true }>) => void
  /** It was stopped or died, over the job it had. */
  lost: (reason: LostReason) => void
}

/** A third of the server's share where both want one processor: a report takes longer then, and comes all the same. */
const NICE = 5

/** The server comes first. Some systems do not let a process ask, or the worker is gone. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, NICE)
  } catch {}
}

/** One process that draws, one job at a time. It starts with its first job, or before it, and stays until it is let go. */
export class WorkerProcess {
  #options: WorkerOptions
  #heard: Heard
  #child: ChildProcess | undefined
  #isReady = false
  #timer: NodeJS.Timeout | undefined
  #lastId = 0
  #job: PdfJob | undefined

  constructor(options: WorkerOptions, heard: Heard) {
    this.#options = options
    this.#heard = heard
  }

  get isStarted(): boolean {
    return this.#child !== undefined
  }

  get job(): PdfJob | undefined {
    return this.#job
  }

  /** Starts it, so that the first job need not wait for it. */
  warm(): void {
    if (!this.#child) this.#start()
    this.#rest()
  }

  /** Only while it has none. */
  give(job: PdfJob): void {
    this.#job = job
    if (!this.#child) this.#start()
    this.#child?.channel?.ref()
    if (this.#isReady) this.#send(job)
  }

  /** Ends it, while it has nothing to do. The process ends with the channel. */
  letGo(): void {
    const child = this.#child
    clearTimeout(this.#timer)
    this.#child = undefined
    this.#isReady = false
    if (child?.connected) child.disconnect()
  }

  #send(job: PdfJob): void {
    this.#lastId += 1
    this.#limit('slow job', this.#options.jobMs(job))
    // Sending fails only when the worker has died, and its `exit` event decides about the job.
    this.#child?.send({ id: this.#lastId, ...job }, () => {})
  }

  /** Without work the server's process may exit. */
  #rest(): void {
    if (!this.#job) this.#child?.channel?.unref()
  }

  /** Where a job waits, it starts on it without warming up. */
  #start(): void {
    const isAwaited = this.#job !== undefined
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
      if (this.#job) this.#send(this.#job)
    } else if (message.id === this.#lastId && this.#job) {
      clearTimeout(this.#timer)
      stepBack(this.#child?.pid)
      this.#job = undefined
      this.#heard.answered(message)
    }
    this.#rest()
  }

  #lose(child: ChildProcess, reason: LostReason): void {
    if (child !== this.#child) return
    clearTimeout(this.#timer)
    this.#child = undefined
    this.#isReady = false
    this.#job = undefined
    child.kill('SIGKILL')
    this.#heard.lost(reason)
  }
}
