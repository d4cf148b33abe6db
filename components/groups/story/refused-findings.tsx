'use client'

import { useRouter } from 'next/navigation'
import { useTask } from '@/components/ui/use-task'
import { bringFindingBack } from '@/lib/api/entries/live'
import { call } from '@/lib/client/call'
import { REFUSED } from '@/lib/copy/live/refused'
import type { NamedFinding } from '@/lib/disc/team/finding-words'

interface RefusedFindingsProps {
  groupId: string
  findings: readonly NamedFinding[]
}

/** What a room said is not true of the team, folded: no other page or paper of the group says it until it is brought back. */
export function RefusedFindings({ groupId, findings }: RefusedFindingsProps) {
  const router = useRouter()
  const { busy, failure, run } = useTask(REFUSED.failed)
  if (findings.length === 0) return null
  const bringBack = (finding: string) =>
    run(async () => {
      await call(bringFindingBack, { params: { id: groupId, finding } })
      router.refresh()
    })
  return (
    <details className="border-line border-t pt-4 text-sm print:hidden">
      <summary className="min-h-6 cursor-pointer text-ink-2">{REFUSED.said}</summary>
      <ul className="mt-2 grid gap-3">
        {findings.map(({ key, title }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="wrap-anywhere min-w-0">{title}</span>
            <button
              type="button"
              className="btn btn-outline"
              aria-label={REFUSED.bringBackTitle(title)}
              disabled={busy}
              onClick={() => void bringBack(key)}
            >
              {REFUSED.bringBack}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-danger">
        {failure?.sentence}
      </p>
    </details>
  )
}
