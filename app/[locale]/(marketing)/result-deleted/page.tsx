import type { Metadata } from 'next'
import { ResultDeleted } from '@/components/results/result-deleted'

export const metadata: Metadata = { title: 'Your result is deleted', robots: { index: false } }

/** After a guest deleted a result. */
export default function ResultDeletedPage() {
  return <ResultDeleted />
}
