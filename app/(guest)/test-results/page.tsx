import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingSample } from '@/components/results/missing-sample'
import { SamplePreview } from '@/components/results/sample-preview'
import { getSample } from '@/lib/server/assessments/results'

export const metadata: Metadata = { title: 'Sample result', robots: { index: false } }

export default async function TestResultsPage() {
  // The sample lives in the database, which is not there while the pages are built.
  await connection()
  const sample = await getSample()
  return <PageFrame>{sample ? <SamplePreview preview={sample} /> : <MissingSample />}</PageFrame>
}
