import '@/app/utilities.css'
import type { Metadata } from 'next'
import { DemoFrame } from '@/components/for-teams/demo-frame'
import { demoGroup, demoStory, LEADER } from '@/components/groups/made-up/demo'
import { StoryScreen } from '@/components/groups/story/story-screen'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'

export const metadata: Metadata = { title: demoTeam.story, ...PRIVATE_PAGE }

/** What stands out among people who are made up. */
export default function DemoStoryPage() {
  return (
    <DemoFrame>
      <StoryScreen group={demoGroup()} personId={LEADER} story={demoStory()} />
    </DemoFrame>
  )
}
