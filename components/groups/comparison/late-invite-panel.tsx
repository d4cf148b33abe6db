'use client'

import { lazy, Suspense } from 'react'

/** A comparison has no such form, unless there are too few people for one. */
const InvitePanel = lazy(async () => ({
  default: (await import('../group/invite-panel')).InvitePanel,
}))

export function LateInvitePanel(props: React.ComponentProps<typeof InvitePanel>) {
  return (
    <Suspense>
      <InvitePanel {...props} />
    </Suspense>
  )
}
