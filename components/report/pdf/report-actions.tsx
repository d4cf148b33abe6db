'use client'

import { ReportActionsView } from './report-actions-view'
import { useReportPdf } from './use-report-pdf'

interface ReportActionsProps {
  resultId: string
  /** The account's own name, for the cover; empty where the report is nobody's account. */
  ownName: string
}

/** The two ways to keep one report. */
export function ReportActions({ resultId, ownName }: ReportActionsProps) {
  return <ReportActionsView pdf={useReportPdf(resultId, ownName)} />
}
