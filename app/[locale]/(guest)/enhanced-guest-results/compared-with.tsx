import { headers } from 'next/headers'
import { CompareCard } from '@/components/marketing/shared/compare-card'
import type { SearchParams } from '@/lib/result-param'
import { WITH_PARAM } from '@/lib/routes'
import { clientAddress } from '@/lib/server/base/addresses'
import { readShare } from '@/lib/server/reports/share-links'
import type { Viewer } from '@/lib/server/viewer/viewer'

interface ComparedWithProps {
  viewer: Viewer
  searchParams: SearchParams
}

/** The person whose link has led here, if they let people compare. */
export async function ComparedWith({ viewer, searchParams }: ComparedWithProps) {
  const token = (await searchParams)[WITH_PARAM]
  if (typeof token !== 'string') return null
  const state = await readShare(viewer, token, clientAddress(await headers()))
  return (
    state.status === 'open' &&
    state.shared.compares && <CompareCard token={token} called={state.shared.called} />
  )
}
