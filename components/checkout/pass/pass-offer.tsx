'use client'

import { useSay, useWords } from '#words'
import { PriceCard } from '@/components/results/offer/price-card'
import { BusyButton } from '@/components/ui/busy-button'
import { Notice } from '@/components/ui/notice'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { useTask } from '@/components/ui/use-task'
import { goTo } from '@/lib/client/go'
import { takePass } from '@/lib/client/pass'
import { formatCents, PASS_LIST_CENTS, PASS_PREVIEW_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { SignInAgain } from '../sign-in-again'

interface PassOfferProps {
  /** The result whose report the person came for. */
  resultId: string | null
  onTaken: () => void
}

/** The pass while no cards are taken: one button activates it, and opens the report that the person came for. */
export function PassOffer({ resultId, onTaken }: PassOfferProps) {
  const words = useWords('checkout.passOffer')
  const { initFailed, tryAgain } = useWords('checkout.payment')
  const say = useSay()
  const refreshWith = useRefreshWith()
  const task = useTask(initFailed, { staysBusy: true })
  const { failure } = task

  const activate = () =>
    task.run(async () => {
      await takePass()
      if (resultId) goTo(forResult(routes.report, resultId))
      else refreshWith(onTaken)
    })

  return (
    <PriceCard id="pass" title={words.title}>
      <p className="mx-0 mt-5 mb-4 flex flex-wrap items-baseline gap-3 font-640 font-display text-[length:min(3.6rem,16vw)] leading-none tracking-[-0.05em] [&_small]:font-500 [&_small]:font-body [&_small]:text-16 [&_small]:leading-none [&_small]:tracking-normal">
        <span>{formatCents(PASS_PREVIEW_CENTS)}</span>
        <span className="font-500 font-body text-24 text-on-inverse-2 leading-none tracking-normal">
          {say(words.was, {
            price: formatCents(PASS_LIST_CENTS),
            hidden: (text) => <span className="sr-only">{text}</span>,
            s: (price) => <s>{price}</s>,
          })}
        </span>
      </p>
      <p className="mb-5 text-sm">{words.free}</p>
      {failure && (
        <div role="alert" className="mb-4">
          <Notice kind="danger">
            <span>{failure.sentence}</span>
            {failure.code === 'not_signed_in' && <SignInAgain />}
          </Notice>
        </div>
      )}
      <BusyButton
        className="btn btn-inverse btn-large w-full aria-busy:[--bg:var(--on-inverse)] aria-busy:[--fg:var(--inverse)]"
        busy={task.busy}
        busyLabel={words.activating}
        onClick={activate}
      >
        {failure ? tryAgain : resultId ? words.activateAndOpen : words.activate}
      </BusyButton>
      <p className="mt-4.5 text-on-inverse-2 text-sm">{words.stays}</p>
    </PriceCard>
  )
}
