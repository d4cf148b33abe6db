import type { Instrumentation } from 'next'

/** Next calls this once, when a server process starts; not while it builds. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { answerReadiness, onceOpen, onceWarm, reportStart } = await import(
    '@/lib/server/base/lifecycle'
  )
  try {
    const { startMailWorker } = await import('@/lib/server/mail/mail')
    const { warmPdfs } = await import('@/lib/server/reports/pdf')
    onceWarm(warmPdfs)
    const { attachmentsOf } = await import('@/lib/server/reports/attachments')
    startMailWorker(attachmentsOf)
    const { startDroppingMails } = await import('@/lib/server/mail/upkeep')
    onceOpen(startDroppingMails)
    const { startLaunchList } = await import('@/lib/server/payments/launch-list')
    startLaunchList()
    const { startReconciliation } = await import('@/lib/server/payments/reconcile')
    startReconciliation()
    const { startSweeping } = await import('@/lib/server/privacy/sweep')
    startSweeping()
    const { startFollowUp } = await import('@/lib/server/groups/follow-up')
    startFollowUp()
    const { isReady } = await import('@/lib/server/http/health')
    answerReadiness(isReady)
    const { startFigures } = await import('@/lib/server/http/figures')
    startFigures()
    const { startFolding } = await import('@/lib/server/base/counts')
    startFolding()
    const { startLearning } = await import('@/lib/server/assessments/fit')
    startLearning()
    const { startCountingItems } = await import('@/lib/server/admin/items')
    onceOpen(startCountingItems)
    const { grantAtStart } = await import('@/lib/server/accounts/first-admin')
    await grantAtStart()
    reportStart()
  } catch (fault) {
    // Thrown from here, Next would log it and serve on.
    reportStart(fault)
  }
}

/** Next calls this with what a page threw, before it answers. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Asked here as well, because Next builds all that this imports for the edge, too, where nothing of ours runs.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { pageFailure } = await import('@/lib/server/http/failure')
  const { reportPageFailure } = await import('@/lib/server/base/lifecycle')
  const id = String(request.headers['x-request-id'])
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  reportPageFailure(id, pageFailure(error, { request: id, page: context.routePath, digest }))
}
