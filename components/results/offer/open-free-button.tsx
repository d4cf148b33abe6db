'use client'

import { useEffect } from 'react'
import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { goTo } from '@/lib/client/go'
import { takePass } from '@/lib/client/pass'
import { forResult, routes } from '@/lib/routes'

/** For a signed-in person while payments are not open: takes the pass and opens the report of this result, by one press. */
export function OpenFreeButton({ resultId }: { resultId: string }) {
  const words = useWords('results.freeWay')
  const task = useTask(words.failed, { staysBusy: true })
  useEffect(() => {
    // Gone back to, the page would show as locked what is open by now.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
  const press = () =>
    task.run(async () => {
      await takePass()
      // By a full load: what other pages showed as locked is open now. If it is not, the report leads to its price.
      goTo(forResult(routes.report, resultId))
    })
  return (
    <>
      <BusyButton
        className="btn btn-large w-full"
        busy={task.busy}
        busyLabel={words.opening}
        onClick={() => void press()}
      >
        {words.open}
      </BusyButton>
      <FormError failure={task.failure} />
    </>
  )
}
