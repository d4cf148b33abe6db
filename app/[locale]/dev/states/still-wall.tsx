'use client'

import { LastWall, LivePause } from '@/components/groups/session/live/live-end'
import type { PresenterView } from '@/lib/api/session-kit'

const doNothing = () => {}

export const StillPause = () => <LivePause failed="" onGoOn={doNothing} onEnd={doNothing} />

export const StillLastWall = ({ view }: { view: PresenterView }) => (
  <LastWall view={view} onLeave={doNothing} />
)
