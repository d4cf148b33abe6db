import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { MEETING_CARD, MeetingScreen } from '@/components/groups/meeting/meeting-screen'
import { meetingQuery } from '@/lib/api/comparisons'
import { askedPath } from '@/lib/page-path'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { meetingPath } from '@/lib/routes'
import { requireMeeting } from '@/lib/server/groups/meeting'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

interface PageProps {
  params: Promise<{ groupId: string }>
  searchParams: SearchParams
}

export const metadata: Metadata = { title: MEETING_CARD, ...PRIVATE_PAGE }

export default async function MeetingPage({ params, searchParams }: PageProps) {
  const [{ groupId }, query] = await Promise.all([params, searchParams])
  const viewer = await requirePerson(askedPath(meetingPath(groupId), query))
  const asked = meetingQuery.safeParse(query).data ?? { title: '' }
  const meeting = await nullIfNotFound(requireMeeting(viewer, groupId, asked))
  return (
    <AccountFrame>{meeting ? <MeetingScreen meeting={meeting} /> : <MissingGroup />}</AccountFrame>
  )
}
