/** What the server and the PDF worker say to each other. */
import type { Chapter } from '../copy/for-hr'
import type { Report } from '../disc/result/report'
import type { MeetingCard } from './handouts/meeting'
import type { PairReport } from './pair'
import type { Paper } from './paper'
import type { SessionKit } from './session-kit'
import type { TeamReport } from './team'

/** A report after a trip through JSON. */
export type SerialReport = Omit<Report, 'completedAt'> & { completedAt: string }

/** What can be drawn. The worker knows no settings, so all that a page says goes with it. */
export type PdfJob<AnyReport = SerialReport> =
  | { kind: 'report'; report: AnyReport; personName: string; paper: Paper; timeZone: string }
  | { kind: 'sample'; report: AnyReport; paper: Paper }
  | { kind: 'team'; team: TeamReport; paper: Paper }
  | { kind: 'pair'; pair: PairReport; paper: Paper }
  | { kind: 'session'; kit: SessionKit; paper: Paper }
  | { kind: 'meeting'; card: MeetingCard; paper: Paper }
  | { kind: 'for-hr'; chapters: readonly Chapter[]; paper: Paper }

export type NumberedJob = PdfJob & { id: number }

/** An argument of the worker: a reader waits for a document, so it skips its warm-up. */
export const AT_ONCE = 'at-once'

export type WorkerMessage =
  | { ready: true }
  | { id: number; ok: true; pdf: Buffer /** Titles of pages that ran over. */; over?: string[] }
  | { id: number; ok: false; message: string }

/** The report as it was before JSON. */
export function reviveReport(report: SerialReport): Report {
  return { ...report, completedAt: new Date(report.completedAt) }
}
