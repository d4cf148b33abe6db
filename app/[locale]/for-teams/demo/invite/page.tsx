import '@/app/utilities.css'
import type { Metadata } from 'next'
import { DemoFrame } from '@/components/for-teams/demo-frame'
import { InviteScreen } from '@/components/groups/group/invite-screen'
import { demoGroup } from '@/components/groups/made-up/demo'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'

export const metadata: Metadata = { title: demoTeam.invite, ...PRIVATE_PAGE }

/** Its join link is yet to be made: a code that leads nowhere would help no one. */
const JOIN_LINK = { detail: { link: null, requests: [], arrivals: [] }, code: null }

/** How people come into a group, of people who are made up. */
export default function DemoInvitePage() {
  return (
    <DemoFrame>
      <InviteScreen group={demoGroup()} sent={[]} joinLink={JOIN_LINK} isProven />
    </DemoFrame>
  )
}
