/** The PDFs that are the same for everyone. They are drawn with the build, and found by what they are made of. */
import { createHash } from 'node:crypto'
import type { Chapter } from '../../copy/for-hr'
import { publicSampleReport } from '../../disc/result/public-sample'
import type { Report } from '../../disc/result/report'
import type { PdfJob } from '../job'
import type { Paper } from '../paper'

/** The public sample. */
export const samplePdf = (paper: Paper): PdfJob<Report> => ({
  kind: 'sample',
  report: publicSampleReport(),
  paper,
})

/** What HR and a works council ask. It says some settings of a copy. */
export const forHrPdf = (chapters: readonly Chapter[], paper: Paper): PdfJob<Report> => ({
  kind: 'for-hr',
  chapters,
  paper,
})

/** The name of the file in a build that was drawn of exactly this. */
export const drawnFileName = (job: PdfJob<Report>) =>
  `${createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32)}.pdf`
