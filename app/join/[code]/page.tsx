import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AccountFrame } from '@/app/account-frame'
import { JoinScreen, type JoinState } from '@/components/groups/invitation/join-screen'
import { standingOf } from '@/lib/api/address-rights'
import { ApiError } from '@/lib/api/errors'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { clientAddress } from '@/lib/server/base/addresses'
import { readJoiner } from '@/lib/server/groups/joiner'
import { readJoin } from '@/lib/server/groups/joins'
import { listOwnResults } from '@/lib/server/groups/shared-result'
import { getViewer, isSignedIn, type Viewer } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = {
  title: 'Join a group',
  robots: { index: false },
  referrer: 'no-referrer',
  ...SHARED_PAGE,
}

interface PageProps {
  params: Promise<{ code: string }>
}

export default async function JoinPage({ params }: PageProps) {
  const { code } = await params
  const viewer = await getViewer()
  const user = viewer.session?.user
  const state = await readState(viewer, code)
  return (
    <AccountFrame>
      <JoinScreen
        state={state}
        code={code}
        person={
          user ? { email: user.email, standing: standingOf(user), trouble: user.mailTrouble } : null
        }
        me={await readJoiner(viewer)}
        results={isSignedIn(viewer) ? await listOwnResults(viewer) : []}
        held={user ? [] : await listClaimable(viewer)}
      />
    </AccountFrame>
  )
}

/** A link that lets no one in, and one try too many, are sentences for the page. */
async function readState(viewer: Viewer, code: string): Promise<JoinState> {
  try {
    return await readJoin(viewer, code, clientAddress(await headers()))
  } catch (error) {
    const isSaid = error instanceof ApiError && [404, 429].includes(error.status)
    if (isSaid) return { standing: 'gone', sentence: error.message }
    throw error
  }
}
