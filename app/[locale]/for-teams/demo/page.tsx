import '@/app/utilities.css'
import type { Metadata } from 'next'
import { DemoFrame } from '@/components/for-teams/demo-frame'
import { GroupScreen } from '@/components/groups/group/group-screen'
import { demoGroup, demoStory, LEADER } from '@/components/groups/made-up/demo'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'

export const metadata: Metadata = { title: demoTeam.title, ...PRIVATE_PAGE }

const PART = { lines: [], agreement: null }

/** The page of a group as its leader has it, of people who are made up. */
export default function DemoTeamPage() {
  return (
    <DemoFrame>
      <GroupScreen group={demoGroup()} story={demoStory()} part={PART} personId={LEADER} isProven />
    </DemoFrame>
  )
}
