'use client'

import { useSay, useWords } from '#words'
import { styleTitle } from '@/components/results/style/style-title'
import { AskButton } from '@/components/ui/ask-dialog'
import { useRouter } from '@/components/ui/language/use-router'
import { When } from '@/components/ui/when'
import { setAside } from '@/lib/api/entries/assessment'
import { call } from '@/lib/client/call'
import { forgetResult } from '@/lib/client/forget-result'
import { markGuestResult } from '@/lib/client/guest-result'
import type { HeldResult } from '@/lib/guest-result'
import { readerDate, sayWhen } from '@/lib/when'

interface NotMineProps {
  results: readonly HeldResult[]
  /** So many stay in this browser. */
  left: number
}

/** Sets results aside that someone else took in this browser, after saying what that means. */
export function NotMine({ results, left }: NotMineProps) {
  const words = useWords('auth.held')
  const say = useSay()
  const router = useRouter()
  const [first, ...more] = results
  const isOne = more.length === 0
  async function leaveOut() {
    await call(setAside, { body: { result_ids: results.map(({ id }) => id) } })
    await Promise.all(results.map(({ id }) => forgetResult(id)))
    if (left === 0) markGuestResult(false)
    router.refresh()
  }
  if (!first) return null
  return (
    <AskButton
      className="btn btn-small btn-outline"
      aria-label={isOne ? say(words.notMineOf, { day: sayWhen(first.completedAt) }) : undefined}
      {...(isOne && readerDate(first.completedAt))}
      label={isOne ? words.notMine : words.noneMine}
      title={isOne ? words.setAsideTitle : words.setAllAsideTitle}
      yes={words.setAside}
      busyLabel={words.settingAside}
      no={words.keep}
      failed={words.failed}
      act={leaveOut}
    >
      {isOne && (
        <p>
          <b>{styleTitle(first.headline)}</b>, <When at={first.completedAt} />
        </p>
      )}
      <p>{isOne ? words.setAsideText : words.setAllAsideText}</p>
    </AskButton>
  )
}
