/** Next calls this once, when a server process starts; not while it builds. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportStart } = await import('@/lib/server/front-door')
  try {
    const { startMailWorker } = await import('@/lib/server/mail')
    startMailWorker()
    const { startReconciliation } = await import('@/lib/server/reconcile')
    startReconciliation()
    const { startSweeping } = await import('@/lib/server/sweep')
    startSweeping()
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
