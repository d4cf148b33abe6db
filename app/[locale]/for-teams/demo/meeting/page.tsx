import '@/app/utilities.css'
import type { Metadata } from 'next'
import { DemoFrame } from '@/components/for-teams/demo-frame'
import { awayOf, demoMeeting } from '@/components/groups/made-up/demo'
import { MeetingScreen } from '@/components/groups/meeting/meeting-screen'
import { meetingQuery } from '@/lib/api/comparisons'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'

export const metadata: Metadata = { title: demoTeam.meeting, ...PRIVATE_PAGE }

/** The card of a meeting of made-up people; who comes is in the address. */
export default async function DemoMeetingPage({ searchParams }: { searchParams: SearchParams }) {
  const { title = '', who } = meetingQuery.safeParse(await searchParams).data ?? {}
  return (
    <DemoFrame>
      <MeetingScreen meeting={demoMeeting({ title, away: awayOf(who) })} />
    </DemoFrame>
  )
}
