import '@/app/utilities.css'
import type { Metadata } from 'next'
import { demoSession } from '@/components/groups/made-up/demo'
import { SessionScreen } from '@/components/groups/session/session-screen'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'

export const metadata: Metadata = { title: demoTeam.session, ...PRIVATE_PAGE }

/** The presenter view of a session with made-up people. */
export default function DemoSessionPage() {
  return <SessionScreen first={demoSession()} />
}
