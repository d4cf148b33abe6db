import type { Instrumentation } from 'next'

/** Next calls this once, when a server process starts; not while it builds. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportStart } = await import('@/lib/server/front-door')
  try {
    const { startMailWorker } = await import('@/lib/server/mail')
    startMailWorker()
    const { startReconciliation } = await import('@/lib/server/reconcile')
    startReconciliation()
    const { startFolding } = await import('@/lib/server/rollups')
    startFolding()
    const { startLearning } = await import('@/lib/server/appeals')
    startLearning()
    const { grantAtStart } = await import('@/lib/server/first-admin')
    await grantAtStart()
    reportStart()
  } catch (fault) {
    // Thrown from here, Next would log it and serve on.
    reportStart(fault)
  }
}

/** Next calls this with whatever a page threw, while it is still to be answered. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { pageFailure } = await import('@/lib/server/failure')
  const { reportPageFailure } = await import('@/lib/server/front-door')
  const id = String(request.headers['x-request-id'])
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  reportPageFailure(id, pageFailure(error, { request: id, page: context.routePath, digest }))
}
