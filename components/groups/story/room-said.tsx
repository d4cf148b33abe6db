'use client'

import { ActButton } from '@/components/ui/act-button'
import { bringFindingBack } from '@/lib/api/entries/live'
import { call } from '@/lib/client/call'
import { ROOM_SAID } from '@/lib/copy/live/room-said'
import type { NamedFinding } from '@/lib/disc/team/finding-words'

/** What stood out and a room called not true, folded, for leaders. Nothing where there is none. */
export function RoomSaid({
  groupId,
  refused,
}: {
  groupId: string
  refused: readonly NamedFinding[]
}) {
  if (refused.length === 0) return null
  return (
    <details className="rounded-lg border border-line bg-surface px-5 py-2 text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-2">
        {ROOM_SAID.title}
      </summary>
      <p className="pt-2 text-ink-2">{ROOM_SAID.note}</p>
      <ul>
        {refused.map(({ key, title, says }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="wrap-anywhere min-w-0 flex-1">
              <b className="block">{title}</b>
              <span>{says}</span>
            </p>
            <ActButton
              label={ROOM_SAID.back}
              aria-label={ROOM_SAID.backTitle(title)}
              busy={ROOM_SAID.busy}
              done={ROOM_SAID.done}
              failed={ROOM_SAID.failed}
              send={() => call(bringFindingBack, { params: { id: groupId, finding: key } })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
