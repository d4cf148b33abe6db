'use client'

import { ReportActionsView } from './report-actions-view'
import { useReportPdf } from './use-report-pdf'

interface ReportActionsProps {
  resultId: string
  isLarge?: boolean
}

/** The two ways to keep one report. */
export function ReportActions({ resultId, isLarge }: ReportActionsProps) {
  return <ReportActionsView pdf={useReportPdf(resultId)} isLarge={isLarge} />
}
