/** What the server and the PDF worker say to each other. */
import type { Report } from '../disc/report'
import type { Paper } from './paper'

/** A report after a trip through JSON. */
export type SerialReport = Omit<Report, 'completedAt'> & { completedAt: string }

export interface ReportJob {
  id: number
  report: SerialReport
  personName: string
  paper: Paper
}

export type WorkerMessage =
  | { ready: true }
  /** `pdf` is base64. */
  | { id: number; ok: true; pdf: string }
  | { id: number; ok: false; message: string }

/** The report as it was before JSON. */
export function reviveReport(report: SerialReport): Report {
  return { ...report, completedAt: new Date(report.completedAt) }
}
