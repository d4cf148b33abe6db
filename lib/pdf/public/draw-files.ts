/** Run once for each build, with a folder: draws into it what is the same for everyone, as of a copy without settings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAPERS } from '../../api/bounds'
import { chaptersOf } from '../../copy/for-hr'
import { OPERATED } from '../../operator'
import { draw } from '../draw'
import type { PdfJob } from '../job'
import { drawnFileName, forHrPdf, samplePdf } from './files'

const [folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const paper of PAPERS) {
  for (const job of [samplePdf(paper), forHrPdf(chaptersOf(OPERATED), paper)]) {
    const pdf = await draw(JSON.parse(JSON.stringify(job)) as PdfJob)
    writeFileSync(join(folder, drawnFileName(job)), pdf)
  }
}
