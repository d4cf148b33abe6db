import '@/app/utilities.css'
import type { Metadata } from 'next'
import { StopFollowUp } from '@/components/groups/follow-up/stop-follow-up'
import { PageFrame } from '@/components/layout/page-frame'
import { signedToken } from '@/lib/api/link-token'
import type { SearchParams } from '@/lib/result-param'
import { TOKEN_PARAM } from '@/lib/routes'
import { isAboutPairMail } from '@/lib/server/mail/pair-mails'
import { isAboutTryMails } from '@/lib/server/mail/try-mails'

export const metadata: Metadata = {
  title: 'Stop these emails',
  robots: { index: false },
  referrer: 'no-referrer',
}

function aboutOf(token: string) {
  if (isAboutTryMails(token)) return 'today'
  return isAboutPairMail(token) ? 'pair' : 'agreement'
}

/** Asks before it does: programs that look through mails open every link. */
export default async function StopEmailsPage({ searchParams }: { searchParams: SearchParams }) {
  const token = signedToken.safeParse((await searchParams)[TOKEN_PARAM]).data ?? null
  const about = token === null ? 'agreement' : aboutOf(token)
  return (
    <PageFrame>
      <StopFollowUp token={token} about={about} />
    </PageFrame>
  )
}
