import 'server-only'
import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import type { Report } from '@/lib/disc/result/report'
import { messages } from '@/lib/messages'
import type { PdfJob } from '@/lib/pdf/job'
import type { Paper } from '@/lib/pdf/paper'
import { printable } from '@/lib/pdf/printable'
import { env } from '../base/env'
import { log } from '../base/log'
import { once } from '../base/once'
import { isPoolBusy, WorkerPool } from './worker-pool'

const RETRY_SECONDS = 5
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
  /** Finished files, least recently used first. In memory only, because names are in them. */
  finished: Map<string, Finished>
  finishedBytes: number
  underway: Map<string, Promise<Buffer>>
}

const state = (): State =>
  once('report-pdf', () => ({
    pool: new WorkerPool({
      workerFile: () => env.reportWorker,
      onLost: (reason) => log.warn({ reason }, 'pdf worker lost'),
      onOver: (kind, pages) => log.warn({ kind, pages }, 'pdf pages run over'),
    }),
    finished: new Map(),
    finishedBytes: 0,
    underway: new Map(),
  }))

/** PDFs that wait, or are being drawn. */
export const pdfsWaiting = () => state().pool.unfinished

/** Starts the worker process, so that the first who asks for a PDF need not wait for it. */
export function warmPdfs(): void {
  state().pool.warm()
}

/** The report as a PDF, drawn by the worker process. */
export function renderReportPdf(request: ReportPdfRequest): Promise<Buffer> {
  const { resultId, madeOf, report, paper, timeZone } = request
  const personName = printable(request.personName).text
  return renderPdf({
    key: [resultId, madeOf, personName, paper, timeZone],
    job: async () => ({ kind: 'report', report: await report(), personName, paper, timeZone }),
    resultId,
  })
}

/** A document that goes with no result as a PDF, likewise. */
export function renderOtherPdf(job: PdfJob<Report>): Promise<Buffer> {
  return renderPdf({ key: [job], job: async () => job, resultId: null })
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
}

/** Equal requests share one drawing. */
function renderPdf({ key: parts, job, resultId }: Drawing): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64')
  const found = recall(key)
  if (found) return Promise.resolve(found)
  const { underway } = state()
  let pdf = underway.get(key)
  if (!pdf) {
    pdf = draw(key, job, resultId).finally(() => underway.delete(key))
    underway.set(key, pdf)
  }
  return pdf
}

async function draw(key: string, job: Drawing['job'], resultId: string | null): Promise<Buffer> {
  // Through JSON, because it goes to another process.
  const serial = JSON.parse(JSON.stringify(await job())) as PdfJob
  try {
    const pdf = await state().pool.run(serial)
    keep(key, pdf, resultId)
    return pdf
  } catch (error) {
    if (!isPoolBusy(error)) throw error
    throw new ApiError('busy', messages.api.pdfBusy, undefined, RETRY_SECONDS)
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
