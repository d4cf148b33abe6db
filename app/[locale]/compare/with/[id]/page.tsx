import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { MissingPair, PairScreen } from '@/components/groups/pairs/pair-screen'
import { youTwo } from '@/lib/copy/you-two'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { requirePair } from '@/lib/server/groups/pairs/pairs'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = { title: youTwo.pageTitle, ...PRIVATE_PAGE }

interface PageProps {
  params: Promise<{ id: string }>
}

export default async function PairPage({ params }: PageProps) {
  const { id } = await params
  const viewer = await getViewer()
  const pair = await nullIfNotFound(requirePair(viewer, id))
  const hasAccount = isSignedIn(viewer)
  return (
    <AccountFrame>
      {pair ? (
        <PairScreen pair={pair} isSignedIn={hasAccount} />
      ) : (
        <MissingPair isSignedIn={hasAccount} />
      )}
    </AccountFrame>
  )
}
