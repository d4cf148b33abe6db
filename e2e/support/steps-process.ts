/** Looks at all sittings with steps of few rows, for e2e/admin/steps.spec.ts. */
import { countTeachers } from '../../lib/server/admin/calibration'
import { listCrowds } from '../../lib/server/admin/research-crowds'
import { newestFirstSittings } from '../../lib/server/assessments/newest-sittings'
import { steps, timeSteps } from '../../lib/server/base/time-steps'

process.on('message', async ({ rows, form }: { rows: number; form: string }) => {
  steps.rows = rows
  const firsts: string[] = []
  for await (const { id } of newestFirstSittings(form)) firsts.push(id)
  const spans: string[] = []
  const before = new Date('2100-01-01')
  for await (const span of timeSteps({ from: new Date(0), before })) {
    spans.push(`${span.from.toISOString()} ${span.before.toISOString()}`)
  }
  process.send?.({ firsts, spans, crowds: await listCrowds(), teachers: await countTeachers(form) })
})

process.send?.('ready')
