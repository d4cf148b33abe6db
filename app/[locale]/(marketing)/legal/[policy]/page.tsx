import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PolicyPage } from '@/components/legal/policy-page'
import { isPolicyKey, policyFor } from '@/lib/copy/policies'
import { readVersions } from '@/lib/languages/of-page'
import { legalPath, POLICY_KEYS } from '@/lib/routes'

interface Props {
  params: Promise<{ policy: string }>
}

/** Only these three exist; any other key leads on (lib/unknown-path.ts). */
export const dynamicParams = false

export function generateStaticParams() {
  return POLICY_KEYS.map((policy) => ({ policy }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { policy } = await params
  if (!isPolicyKey(policy)) return {}
  const { title, content } = policyFor(policy)
  const { alternates } = await readVersions(legalPath(policy))
  return { title, description: content[0]?.text, alternates }
}

export default async function LegalPage({ params }: Props) {
  const { policy } = await params
  if (!isPolicyKey(policy)) notFound()
  return <PolicyPage policy={policy} />
}
