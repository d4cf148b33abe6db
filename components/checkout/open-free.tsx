'use client'

import { late } from '@/components/ui/late'

/** Fetched where somebody may press it: the landing page has this line, too, and needs none of it. */
const OpenFreeButton = late(async () => (await import('./open-free-button')).OpenFreeButton)

/** Opens the report of this result for free while payments are not open. */
export function OpenFree({ resultId }: { resultId: string }) {
  return <OpenFreeButton resultId={resultId} />
}
