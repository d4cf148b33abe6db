import '@/app/utilities.css'
import type { Metadata } from 'next'
import { z } from 'zod'
import { DidItWork } from '@/components/groups/follow-up/did-it-work'
import { PageFrame } from '@/components/layout/page-frame'
import { signedToken } from '@/lib/api/link-token'
import { WORKED } from '@/lib/follow-up'
import type { SearchParams } from '@/lib/result-param'
import { ANSWER_PARAM, TOKEN_PARAM } from '@/lib/routes'

export const metadata: Metadata = {
  title: 'Did it work?',
  robots: { index: false },
  referrer: 'no-referrer',
}

const asked = z.object({ [TOKEN_PARAM]: signedToken, [ANSWER_PARAM]: z.enum(WORKED) })

/** Asks before it answers: programs that look through mails open every link. */
export default async function DidItWorkPage({ searchParams }: { searchParams: SearchParams }) {
  const { data } = asked.safeParse(await searchParams)
  return (
    <PageFrame>
      <DidItWork token={data?.token ?? null} worked={data?.answer ?? 'yes'} />
    </PageFrame>
  )
}
