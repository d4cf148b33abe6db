'use client'

import { ReportActionsView } from './report-actions-view'
import { useReportPdf } from './use-report-pdf'

/** The two ways to keep one report. */
export function ReportActions({ resultId }: { resultId: string }) {
  return <ReportActionsView pdf={useReportPdf(resultId)} />
}
