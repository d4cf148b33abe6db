import '@/app/utilities.css'
import type { Metadata } from 'next'
import { DemoFrame } from '@/components/for-teams/demo-frame'
import { SettingsScreen } from '@/components/groups/group/settings-screen'
import { demoGroup, LEADER } from '@/components/groups/made-up/demo'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'

export const metadata: Metadata = { title: demoTeam.settings, ...PRIVATE_PAGE }

const PART = { lines: [], agreement: null }

/** What a leader can set, of people who are made up. */
export default function DemoSettingsPage() {
  return (
    <DemoFrame>
      <SettingsScreen group={demoGroup()} personId={LEADER} part={PART} />
    </DemoFrame>
  )
}
