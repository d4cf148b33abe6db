import { renderReport } from './document'
import { renderForHr } from './handouts/for-hr-document'
import { renderMeeting } from './handouts/meeting-document'
import { type PdfJob, reviveReport } from './job'
import { renderPair } from './pair-document'
import { renderSample } from './public/sample-document'
import { renderKit } from './session-document'
import { renderTeam } from './team-document'
import type { RanOver } from './whole-pages'

/** Draws a document, after its trip through JSON. Called for pages that run over: `ranOver`; without it, that is an error. */
export function draw(job: PdfJob, ranOver?: RanOver): Promise<Buffer> {
  const { paper } = job
  if (job.kind === 'team') return renderTeam({ team: job.team, paper, ranOver })
  if (job.kind === 'pair') return renderPair({ report: job.pair, paper, ranOver })
  if (job.kind === 'session') return renderKit({ kit: job.kit, paper, ranOver })
  if (job.kind === 'meeting') return renderMeeting({ card: job.card, paper, ranOver })
  if (job.kind === 'for-hr') {
    return renderForHr({ chapters: job.chapters, paper, ranOver })
  }
  const report = reviveReport(job.report)
  if (job.kind === 'sample') return renderSample({ report, paper, ranOver })
  const { personName, timeZone } = job
  return renderReport({ report, personName, paper, timeZone, ranOver })
}
