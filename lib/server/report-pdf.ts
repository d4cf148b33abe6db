import 'server-only'
import type { Report } from '@/lib/disc/report'

// Being written.
export async function renderReportPdf(_: {
  report: Report
  personName: string
  paper: 'a4' | 'letter'
}): Promise<Buffer> {
  throw new Error('not yet')
}
