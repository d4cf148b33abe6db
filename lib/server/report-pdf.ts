import 'server-only'
import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import type { Report } from '@/lib/disc/report'
import { messages } from '@/lib/messages'
import type { PdfJob } from '@/lib/report/job'
import type { Paper } from '@/lib/report/paper'
import { cleanPersonName } from '@/lib/report/person-name'
import type { TeamReport } from '@/lib/report/team'
import { env } from './env'
import { log } from './log'
import { once } from './once'
import { PoolBusy, WorkerPool } from './worker-pool'

const RETRY_SECONDS = 5
const CACHE_BYTES = 32 * 1024 * 1024

export interface ReportPdfRequest {
  report: Report
  /** As typed; '' leaves the line out. */
  personName: string
  paper: Paper
}

interface State {
  pool: WorkerPool
  /** Finished files, least recently used first. In memory only, because names are in them. */
  finished: Map<string, Buffer>
  finishedBytes: number
  underway: Map<string, Promise<Buffer>>
}

const state = (): State =>
  once('report-pdf', () => ({
    pool: new WorkerPool({
      workerFile: () => env.reportWorker,
      onLost: (reason) => log.warn({ reason }, 'pdf worker lost'),
    }),
    finished: new Map(),
    finishedBytes: 0,
    underway: new Map(),
  }))

/** The report as a PDF, drawn by the worker process. */
export function renderReportPdf({ report, personName, paper }: ReportPdfRequest): Promise<Buffer> {
  return renderPdf({ kind: 'report', report, personName: cleanPersonName(personName), paper })
}

/** The page of a team as a PDF, likewise. */
export function renderTeamPdf(team: TeamReport, paper: Paper): Promise<Buffer> {
  return renderPdf({ kind: 'team', team, paper })
}

/** A job before its trip through JSON. */
type Drawable =
  | { kind: 'report'; report: Report; personName: string; paper: Paper }
  | { kind: 'team'; team: TeamReport; paper: Paper }

/** Equal requests share one drawing. */
function renderPdf(drawable: Drawable): Promise<Buffer> {
  const text = JSON.stringify(drawable)
  const key = createHash('sha256').update(text).digest('base64')
  const found = recall(key)
  if (found) return Promise.resolve(found)
  const { underway } = state()
  let pdf = underway.get(key)
  if (!pdf) {
    pdf = draw(key, JSON.parse(text) as PdfJob).finally(() => underway.delete(key))
    underway.set(key, pdf)
  }
  return pdf
}

async function draw(key: string, job: PdfJob): Promise<Buffer> {
  try {
    const pdf = await state().pool.run(job)
    keep(key, pdf)
    return pdf
  } catch (error) {
    if (!(error instanceof PoolBusy)) throw error
    throw new ApiError('busy', messages.api.pdfBusy, undefined, RETRY_SECONDS)
  }
}

function recall(key: string): Buffer | undefined {
  const { finished } = state()
  const pdf = finished.get(key)
  if (!pdf) return undefined
  finished.delete(key)
  finished.set(key, pdf)
  return pdf
}

function keep(key: string, pdf: Buffer): void {
  const kept = state()
  kept.finished.set(key, pdf)
  kept.finishedBytes += pdf.length
  for (const [oldest, { length }] of kept.finished) {
    if (kept.finishedBytes <= CACHE_BYTES) break
    kept.finished.delete(oldest)
    kept.finishedBytes -= length
  }
}
