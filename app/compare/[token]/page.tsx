import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { AccountFrame } from '@/app/account-frame'
import { LinkScreen } from '@/components/groups/pairs/link-screen'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { duoPath } from '@/lib/routes'
import { clientAddress } from '@/lib/server/base/addresses'
import { readPairLink } from '@/lib/server/groups/pairs'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

/** The address holds the secret: no search engine and no other site gets it. */
export const metadata: Metadata = {
  title: 'Compare with a colleague',
  robots: { index: false },
  referrer: 'no-referrer',
  ...SHARED_PAGE,
}

interface PageProps {
  params: Promise<{ token: string }>
}

export default async function PairLinkPage({ params }: PageProps) {
  const { token } = await params
  const viewer = await getViewer()
  const state = await readPairLink(viewer, token, clientAddress(await headers()))
  if (state.status === 'agreed') redirect(duoPath(state.id))
  return (
    <AccountFrame>
      <LinkScreen state={state} token={token} isSignedIn={isSignedIn(viewer)} />
    </AccountFrame>
  )
}
