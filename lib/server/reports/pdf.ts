import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '@/lib/api/errors'
import type { Report } from '@/lib/disc/result/report'
import { messages } from '@/lib/messages'
import type { PdfJob } from '@/lib/pdf/job'
import type { Paper } from '@/lib/pdf/paper'
import { printable } from '@/lib/pdf/printable'
import { drawnFileName } from '@/lib/pdf/public/files'
import { env } from '../base/env'
import { log } from '../base/log'
import { once } from '../base/once'
import type { Asker } from './asker'
import { type NoPlace, type PlaceFor, Places, placeFor } from './places'
import { WorkerPool } from './worker-pool'

const RETRY_SECONDS = 3
const CACHE_BYTES = 32 * 1024 * 1024
/**
 * Long enough for a second download, and the longest that a report stays in memory whose result was deleted on another
 * replica.
 */
const KEEP_MS = 10 * 60_000

export interface ReportPdfRequest {
  /** The result whose deletion drops the PDF. */
  resultId: string
  /** What makes the report what it is: of equal ones, the report is equal. */
  madeOf: unknown
  /** Called only where it is not drawn yet. */
  report: () => Promise<Report>
  /** As typed; '' leaves the line out. */
  personName: string
  paper: Paper
  /** The reader's day, printed on the cover. */
  timeZone: string
  /** Null for a mail. */
  asker: Asker | null
}

interface Finished {
  pdf: Buffer
  /** Null for one that goes with no result. */
  resultId: string | null
  /** The timer that forgets the file. */
  timer: NodeJS.Timeout
}

interface State {
  pool: WorkerPool
  places: Places
  /** Finished files, least recently used first. In memory only, because names are in them. */
  finished: Map<string, Finished>
  finishedBytes: number
  underway: Map<string, Promise<Buffer>>
  /** What could not be drawn in its time, and until when it is not tried again. */
  tooLong: Map<string, number>
}

const state = (): State =>
  once('report-pdf', () => ({
    pool: new WorkerPool({
      workerFile: () => env.reportWorker,
      onLost: (reason) => log.warn({ reason }, 'pdf worker lost'),
      onOver: (kind, pages) => log.warn({ kind, pages }, 'pdf pages run over'),
    }),
    places: new Places(),
    finished: new Map(),
    finishedBytes: 0,
    underway: new Map(),
    tooLong: new Map(),
  }))

/** PDFs that wait, or are being drawn. */
export const pdfsWaiting = () => state().pool.unfinished

/** Starts the worker process, so that the first who asks for a PDF need not wait for it. */
export function warmPdfs(): void {
  state().pool.warm()
}

/** The report as a PDF, drawn by the worker process. */
export function renderReportPdf(request: ReportPdfRequest): Promise<Buffer> {
  const { resultId, madeOf, report, paper, timeZone, asker } = request
  const personName = printable(request.personName).text
  return renderPdf({
    key: [resultId, madeOf, personName, paper, timeZone],
    job: async () => ({ kind: 'report', report: await report(), personName, paper, timeZone }),
    resultId,
    asker,
    who: 'buyer',
  })
}

/** A document that goes with no result as a PDF, likewise. */
export function renderOtherPdf(job: PdfJob<Report>, asker: Asker | null): Promise<Buffer> {
  const who = placeFor(job.kind, asker)
  return renderPdf({ key: [job], job: async () => job, resultId: null, asker, who })
}

/** A document that is the same for everyone, made once in a process. Where this copy's settings leave it as it was built, it was drawn with the build. */
export function renderPublicPdf(
  kind: PdfJob['kind'],
  paper: Paper,
  job: (paper: Paper) => PdfJob<Report>,
): Promise<Buffer> {
  const drawn = once('public-pdfs', () => new Map<string, Promise<Buffer>>())
  const key = `${kind} ${paper}`
  const found = drawn.get(key) ?? findOrDraw(job(paper))
  drawn.set(key, found)
  found.catch(() => drawn.delete(key))
  return found
}

async function findOrDraw(job: PdfJob<Report>): Promise<Buffer> {
  const file = join(env.drawnFolder, drawnFileName(job))
  return existsSync(file) ? readFile(file) : renderOtherPdf(job, null)
}

/** Forgets the finished PDFs of a result. */
export function forgetPdfs(resultId: string): void {
  for (const [key, finished] of state().finished) {
    if (finished.resultId === resultId) drop(key)
  }
}

interface Drawing {
  /** Says everything that the file depends on. */
  key: unknown[]
  job: () => Promise<PdfJob<Report>>
  /** Null for one that goes with no result. */
  resultId: string | null
  /** Null for ourselves. */
  asker: Asker | null
  /** Whom the last places are kept from, or for. */
  who: PlaceFor
}

/** Equal requests share one drawing. Throws `busy`. */
async function renderPdf({ key: parts, job, resultId, asker, who }: Drawing): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64')
  const found = recall(key)
  if (found) return found
  const { underway, places } = state()
  const leave = asker ? orRefused(() => places.take(asker, who)) : () => {}
  try {
    let pdf = underway.get(key)
    if (!pdf) {
      pdf = draw(key, job, resultId).finally(() => underway.delete(key))
      underway.set(key, pdf)
    }
    return await pdf
  } finally {
    leave()
  }
}

function orRefused<T>(take: () => T): T {
  try {
    return take()
  } catch (error) {
    if (nameOf(error) !== 'NoPlace') throw error
    const { pdfPlaces, pdfBusy } = messages.api
    throw busy((error as NoPlace).isTheirs ? pdfPlaces : pdfBusy)
  }
}

const busy = (sentence: string) => new ApiError('busy', sentence, undefined, RETRY_SECONDS)

/** By name, because the bundler gives the server's start and each route a class of their own. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

async function draw(key: string, job: Drawing['job'], resultId: string | null): Promise<Buffer> {
  const { pool, tooLong } = state()
  const tooBig = new ApiError('conflict', messages.api.pdfTooBig)
  if ((tooLong.get(key) ?? 0) > Date.now()) throw tooBig
  // Through JSON, because it goes to another process.
  const serial = JSON.parse(JSON.stringify(await job())) as PdfJob
  try {
    const pdf = await pool.run(serial)
    keep(key, pdf, resultId)
    return pdf
  } catch (error) {
    if (nameOf(error) === 'TooLong') {
      // The last one alone: it is the one that is asked for again.
      tooLong.clear()
      tooLong.set(key, Date.now() + KEEP_MS)
      throw tooBig
    }
    throw nameOf(error) === 'PoolBusy' ? busy(messages.api.pdfBusy) : error
  }
}

function recall(key: string): Buffer | undefined {
  const { finished } = state()
  const found = finished.get(key)
  if (!found) return undefined
  finished.delete(key)
  finished.set(key, found)
  return found.pdf
}

function keep(key: string, pdf: Buffer, resultId: string | null): void {
  const kept = state()
  const timer = setTimeout(() => drop(key), KEEP_MS).unref()
  kept.finished.set(key, { pdf, resultId, timer })
  kept.finishedBytes += pdf.length
  for (const oldest of kept.finished.keys()) {
    if (kept.finishedBytes <= CACHE_BYTES) break
    drop(oldest)
  }
}

function drop(key: string): void {
  const kept = state()
  const found = kept.finished.get(key)
  if (!found) return
  clearTimeout(found.timer)
  kept.finished.delete(key)
  kept.finishedBytes -= found.pdf.length
}
