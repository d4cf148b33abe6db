import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { AccountFrame } from '@/app/account-frame'
import { JoinScreen, type JoinState } from '@/components/groups/invitation/join-screen'
import { standingOf } from '@/lib/api/address-rights'
import { ApiError } from '@/lib/api/errors'
import { linkImage, SHARED_PAGE, unfurl } from '@/lib/copy/share-image'
import { unfurled } from '@/lib/copy/shared-style'
import { unprovenName } from '@/lib/mail/sender-name'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { clientAddress } from '@/lib/server/base/addresses'
import { readJoiner } from '@/lib/server/groups/joiner'
import { readJoin } from '@/lib/server/groups/joins'
import { listOwnResults } from '@/lib/server/groups/shared-result'
import { getViewer, isSignedIn, type Viewer } from '@/lib/server/viewer/viewer'

/** Read once for the page and for what a chat shows of the link. */
const read = cache(async (code: string) => readState(await getViewer(), code))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const state = await read((await params).code)
  const { title, text, picture } = unfurled.join
  return {
    ...(state.standing === 'gone'
      ? SHARED_PAGE
      : unfurl({
          title: title(unprovenName(state.leader.first_name)),
          text,
          image: linkImage('join', picture.title),
        })),
    title: 'Join a group',
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

interface PageProps {
  params: Promise<{ code: string }>
}

export default async function JoinPage({ params }: PageProps) {
  const { code } = await params
  const viewer = await getViewer()
  const user = viewer.session?.user
  const state = await read(code)
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
