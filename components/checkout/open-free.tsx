'use client'

import { lazy, Suspense } from 'react'

/** Fetched where somebody may press it: the landing page has this line, too, and needs none of it. */
const OpenFreeButton = lazy(async () => ({
  default: (await import('./open-free-button')).OpenFreeButton,
}))

/** Opens the report of this result for free while payments are not open. */
export function OpenFree({ resultId }: { resultId: string }) {
  return (
    <Suspense>
      <OpenFreeButton resultId={resultId} />
    </Suspense>
  )
}
