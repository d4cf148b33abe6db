import '@/app/utilities.css'
import type { Metadata } from 'next'
import { NoInvitations } from '@/components/groups/invitation/no-invitations'
import { PageFrame } from '@/components/layout/page-frame'
import { ApiError } from '@/lib/api/errors'
import { signedToken } from '@/lib/api/link-token'
import { noInvitationsMessages } from '@/lib/messages/no-invitations'
import type { SearchParams } from '@/lib/result-param'
import { TOKEN_PARAM } from '@/lib/routes'
import { readRefusal } from '@/lib/server/mail/refusals'

export const metadata: Metadata = {
  title: noInvitationsMessages.title,
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Asks before it does: programs that look through mails open every link. */
export default async function NoInvitationsPage({ searchParams }: { searchParams: SearchParams }) {
  const token = signedToken.safeParse((await searchParams)[TOKEN_PARAM]).data ?? null
  const isRefused = token === null ? null : await readRefusal(token).catch(nullIfInvalid)
  return (
    <PageFrame>
      <NoInvitations token={isRefused === null ? null : token} isRefused={isRefused ?? false} />
    </PageFrame>
  )
}

function nullIfInvalid(error: unknown): null {
  if (error instanceof ApiError && error.code === 'link_invalid') return null
  throw error
}
