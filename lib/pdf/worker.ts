/**
 * The process that draws PDFs, one at a time, for lib/server/reports/pdf.ts. A separate process, because layout blocks
 * for a fifth of a second and requests must not wait for it.
 */
import { renderReport } from './document'
import { draw } from './draw'
import { AT_ONCE, type NumberedJob, type WorkerMessage } from './job'
import { sampleReport } from './sample'

function say(message: WorkerMessage): void {
  // The parent may be gone by now; then there is no one to report to.
  process.send?.(message, undefined, undefined, () => {})
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
