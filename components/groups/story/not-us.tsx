'use client'

import { ActButton } from '@/components/ui/act-button'
import { bringFindingBack, refuseFinding } from '@/lib/api/entries/live'
import { call } from '@/lib/client/call'
import { NOT_US } from '@/lib/copy/not-us'

interface NotUsProps {
  groupId: string
  finding: { key: string; title: string }
}

/** Calls a scene not true of the team: it folds to a line, which brings it back. So nothing is asked before. */
export function NotUs({ groupId, finding: { key, title } }: NotUsProps) {
  return (
    <ActButton
      className="btn btn-ghost btn-small min-h-11"
      label={NOT_US.say}
      aria-label={NOT_US.sayTitle(title)}
      busy={NOT_US.saying}
      failed={NOT_US.notSaid}
      send={() => call(refuseFinding, { params: { id: groupId, finding: key } })}
    />
  )
}

/** Lets a finding be said again. */
export function BringBack({ groupId, finding: { key, title } }: NotUsProps) {
  return (
    <ActButton
      label={NOT_US.back}
      aria-label={NOT_US.backTitle(title)}
      busy={NOT_US.busy}
      done={NOT_US.done}
      failed={NOT_US.failed}
      send={() => call(bringFindingBack, { params: { id: groupId, finding: key } })}
    />
  )
}
