import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { chaptersOf } from '@/lib/copy/for-hr'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import { type ResultPreview, settlingOf } from '@/lib/disc/result/preview'
import { publicSampleReport } from '@/lib/disc/result/public-sample'
import { buildReport, type Report } from '@/lib/disc/result/report'
import type { SentenceFeedback } from '@/lib/disc/result/sentence-feedback'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { OPERATED } from '@/lib/operator'
import type { Paper } from '@/lib/pdf/paper'
import { printable } from '@/lib/pdf/printable'
import { forHrPdf, samplePdf } from '@/lib/pdf/public/files'
import { PRODUCT } from '@/lib/product'
import { plainDayIn } from '@/lib/when'
import { readExplanation } from '../assessments/explanations'
import {
  ASSESSMENT_FIELDS,
  exactScores,
  isUnlocked,
  toNameable,
  type UnlockedRow,
} from '../assessments/result-rows'
import { findVisible, ownsRow, type Reader } from '../assessments/results'
import { db } from '../base/db'
import type { Viewer } from '../viewer/viewer'
import type { Asker } from './asker'
import { readField, readMarks } from './marks'
import { renderPublicPdf, renderReportPdf } from './pdf'

export type ReportAccess =
  | { status: 'none' }
  | { status: 'locked'; resultId: string }
  | {
      status: 'unlocked'
      resultId: string
      report: Report
      marks: GoalMark[]
      settling: ResultPreview['settling']
      /** Not only opened by a mailed link. */
      isOwn: boolean
      /** Whether it is in an account; else only a browser has it. */
      isInAccount: boolean
      /** The reader's, for the PDF's cover; empty where it is not a result of their account. */
      ownName: string
    }

/** The complete report of the viewer's named or newest result, if it is unlocked. */
export async function openReport(viewer: Viewer, id?: string): Promise<ReportAccess> {
  const row = await findVisible(viewer, id)
  if (!row) return { status: 'none' }
  if (!isUnlocked(row)) return { status: 'locked', resultId: row.id }
  const [{ goals, feedback }, explanation] = await Promise.all([
    readMarks(row),
    readExplanation(row),
  ])
  const made = partsOf(row, feedback)
  return {
    status: 'unlocked',
    resultId: row.id,
    report: buildReport({ ...made, explanation }),
    settling: settlingOf({ ...made, isSample: row.isSample }),
    marks: goals,
    isOwn: ownsRow(viewer, row),
    isInAccount: row.userId !== null,
    ownName: ownName(viewer, row),
  }
}

function ownName({ session }: Viewer, { userId }: UnlockedRow): string {
  if (!session || session.user.id !== userId) return ''
  const { firstName, lastName } = session.user
  return `${firstName} ${lastName}`
}

/** All that the report is made of, except the explanation, which follows from the same answers. */
function partsOf(row: UnlockedRow, feedback: SentenceFeedback) {
  if (!isStyleCode(row.styleCode)) throw new Error(`Unknown style code in result ${row.id}`)
  return {
    ...toNameable(row),
    code: row.styleCode,
    scores: exactScores(row),
    completedAt: row.completedAt,
    feedback,
    field: readField(row.field),
  }
}

export interface PdfRequest {
  /** As typed; it is cleaned, printed on the cover, and kept in no table and no file. */
  personName: string
  paper: Paper
  /** The reader's day, on the cover and in the file's name. */
  timeZone: string
  /** Null for a mail. */
  asker: Asker | null
}

/** The complete report as a PDF and its file name, DISC_Report_{code}_{YYYY-MM-DD}.pdf. */
export async function downloadReport({ result }: Reader, { personName, ...request }: PdfRequest) {
  const { text, lost } = printable(personName)
  // A report without the name that was asked for would be a surprise on paper.
  if (lost.length > 0 && !text) {
    const sentence = messages.pdf.yourName(lost)
    throw new ApiError('invalid', sentence, { user_name: sentence })
  }
  return drawReport(result, { ...request, personName: text })
}

/** The complete report as a file for a mail; null once it is locked or gone. Checks no viewer. */
export async function reportFile(id: string) {
  const row = await db.assessment.findUnique({ where: { id }, select: ASSESSMENT_FIELDS })
  if (!row || !isUnlocked(row)) return null
  return drawReport(row, { personName: '', paper: 'a4', timeZone: 'UTC', asker: null })
}

/** The public sample as a PDF, and its file's name. */
export async function drawSample(paper: Paper) {
  const pdf = await renderPublicPdf('sample', paper, samplePdf)
  return { pdf, fileName: `DISC_Report_${publicSampleReport().code}_Sample.pdf` }
}

/** What HR and a works council ask as a PDF, and its file's name. */
export async function drawForHr(paper: Paper) {
  const pdf = await renderPublicPdf('for-hr', paper, () => forHrPdf(chaptersOf(OPERATED), paper))
  return { pdf, fileName: `${PRODUCT}_For_Teams.pdf` }
}

async function drawReport(row: UnlockedRow, { personName, paper, timeZone, asker }: PdfRequest) {
  const { feedback } = await readMarks(row)
  const madeOf = partsOf(row, feedback)
  const pdf = await renderReportPdf({
    resultId: row.id,
    madeOf,
    report: async () => buildReport({ ...madeOf, explanation: await readExplanation(row) }),
    personName,
    paper,
    timeZone,
    asker,
  })
  const date = plainDayIn(new Date(), timeZone)
  return { pdf, fileName: `DISC_Report_${row.styleCode}_${date}.pdf` }
}
