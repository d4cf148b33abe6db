import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { AccountFrame } from '@/app/account-frame'
import { LinkScreen } from '@/components/groups/pairs/link-screen'
import { linkImage, SHARED_PAGE, unfurl } from '@/lib/copy/share-image'
import { unfurled } from '@/lib/copy/shared-style'
import { localPath } from '@/lib/languages/of-page'
import { unprovenName } from '@/lib/mail/sender-name'
import { duoPath } from '@/lib/routes'
import { clientAddress } from '@/lib/server/base/addresses'
import { readPairLink } from '@/lib/server/groups/pairs/links'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

/** Read once for the page and for what a chat shows of the link. */
const read = cache(async (token: string) =>
  readPairLink(await getViewer(), token, clientAddress(await headers())),
)

/** The address holds the secret: no search engine and no other site gets it. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const state = await read((await params).token)
  const { title, text, picture } = unfurled.compare
  const isOpen = state.status === 'open'
  return {
    ...(isOpen
      ? unfurl({
          title: title(unprovenName(state.by)),
          text,
          image: linkImage('compare', picture.title),
        })
      : SHARED_PAGE),
    title: 'Compare with a colleague',
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

interface PageProps {
  params: Promise<{ token: string }>
}

export default async function PairLinkPage({ params }: PageProps) {
  const { token } = await params
  const viewer = await getViewer()
  const state = await read(token)
  if (state.status === 'agreed') redirect(await localPath(duoPath(state.id)))
  return (
    <AccountFrame>
      <LinkScreen state={state} token={token} isSignedIn={isSignedIn(viewer)} />
    </AccountFrame>
  )
}
