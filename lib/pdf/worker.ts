/**
 * The process that draws PDFs, one at a time, for lib/server/reports/pdf.ts. A separate process, because layout blocks
 * for a fifth of a second and requests must not wait for it.
 */
import { renderReport } from './document'
import { renderForTeams } from './handouts/for-teams-document'
import { renderMeeting } from './handouts/meeting-document'
import { AT_ONCE, type NumberedJob, type PdfJob, reviveReport, type WorkerMessage } from './job'
import { renderPair } from './pair-document'
import { sampleReport } from './sample'
import { renderSample } from './sample-document'
import { renderKit } from './session-document'
import { renderTeam } from './team-document'
import type { RanOver } from './whole-pages'

function say(message: WorkerMessage): void {
  // The parent may be gone by now; then there is no one to report to.
  process.send?.(message, undefined, undefined, () => {})
}

function draw(job: PdfJob, ranOver: RanOver): Promise<Buffer> {
  const { paper } = job
  if (job.kind === 'team') return renderTeam({ team: job.team, paper, ranOver })
  if (job.kind === 'pair') return renderPair({ report: job.pair, paper, ranOver })
  if (job.kind === 'session') return renderKit({ kit: job.kit, paper, ranOver })
  if (job.kind === 'meeting') return renderMeeting({ card: job.card, paper, ranOver })
  if (job.kind === 'for-teams') {
    return renderForTeams({ chapters: job.chapters, paper, ranOver })
  }
  const { timeZone } = job
  const report = reviveReport(job.report)
  if (job.kind === 'sample') return renderSample({ report, paper, timeZone, ranOver })
  return renderReport({ report, personName: job.personName, paper, timeZone, ranOver })
}

async function run({ id, ...job }: NumberedJob): Promise<void> {
  try {
    const over: string[] = []
    const pdf = await draw(job, (title) => over.push(title))
    say({ id, ok: true, pdf, over })
  } catch (error) {
    say({ id, ok: false, message: error instanceof Error ? error.message : String(error) })
  }
}

/** The first document loads fonts and compiles code. The name makes it read the fonts of all scripts. */
function warmUp(): Promise<Buffer> {
  return renderReport({
    report: sampleReport('CS'),
    personName: 'Łukasz Nguyễn Ελένη Дмитрий',
    paper: 'a4',
  })
}

process.on('disconnect', () => process.exit(0))
if (!process.argv.includes(AT_ONCE)) await warmUp()

let last: Promise<void> = Promise.resolve()
process.on('message', (job: NumberedJob) => {
  last = last.then(() => run(job))
})
say({ ready: true })
